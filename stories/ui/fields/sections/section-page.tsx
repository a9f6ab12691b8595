import { Button } from '@kopa/ui/button';
import { FormSection, type FormSectionProps } from '@kopa/ui/form-section';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { Steps } from '@kopa/ui/steps';

interface SectionPageProps extends FormSectionProps {
  /** Of the bar. */
  title: string;
  /** From 1, of 5. */
  step: number;
  onSend: () => void;
}

/** A section as it stands in an application: bar, steps, the section, the button that sends. */
export function SectionPage({ title, step, onSend, ...section }: SectionPageProps) {
  const { answered, total } = section.progress ?? { answered: 0, total: 1 };
  return (
    <Screen
      header={<NavBar title={title} onBack={() => undefined} />}
      lead="tight"
      focusHeading={false}
      footer={
        <Button block onClick={onSend}>
          Continue
        </Button>
      }
    >
      <Steps current={step} total={5} fraction={answered / total} />
      <div className="mt-5">
        <FormSection {...section} required saved />
      </div>
    </Screen>
  );
}
