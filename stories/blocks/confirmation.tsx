'use client';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { NavBar } from '@kopa/ui/nav-bar';
import { ReferenceBlock } from '@kopa/ui/reference-block';
import { Screen } from '@kopa/ui/screen';

export interface ConfirmationProps {
  /** The number of the application. */
  reference?: string;
  /** Leads on, for example home. */
  onDone?: (() => void) | undefined;
}

/** What was sent has arrived: what happens next, and the reference to keep. */
export function Confirmation({ reference = 'KP4821907', onDone }: ConfirmationProps) {
  return (
    <Screen
      flat
      header={<NavBar plain title="Sent" />}
      footer={
        <Button block onClick={onDone}>
          Done
        </Button>
      }
    >
      <EmptyState
        illustration={<Illustration name="approved" />}
        title="We have your application"
        body="We read it within ten minutes and tell you by SMS."
      />
      <Card flush>
        <ReferenceBlock label="Reference" value={reference} />
      </Card>
    </Screen>
  );
}
