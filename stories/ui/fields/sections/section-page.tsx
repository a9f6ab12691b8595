import { Button } from '@kopa/ui/button';
import { FormSection, type FormSectionProps } from '@kopa/ui/form-section';
import { Steps } from '@kopa/ui/steps';

interface SectionPageProps extends FormSectionProps {
  /** Of 5, from 1. */
  step: number;
  onSend: () => void;
}

/** A section as it stands in an application: steps, the section, the button that sends. */
export function SectionPage({ step, onSend, ...section }: SectionPageProps) {
  const { answered, total } = section.progress ?? { answered: 0, total: 1 };
  return (
    <main className="flex flex-col gap-5 px-4 py-3">
      <Steps current={step} total={5} fraction={answered / total} />
      <FormSection {...section} level={1} required saved />
      <Button block onClick={onSend}>
        Continue
      </Button>
    </main>
  );
}
