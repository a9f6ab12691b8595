import { ArrowLeftIcon } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { citiesOf, educations, maritalStatuses, residenceTypes, states } from '../../screen/choices.ts';
import { empty, type Values } from '../../screen/fields.ts';
import { texts } from '../../screen/texts.ts';
import { BirthdayRow, GenderRow, PhoneRow, PickRow, TextRow } from './rows.tsx';
import { resolver } from './schema.ts';
import { Button } from './ui/button.tsx';
import { Form } from './ui/form.tsx';

/** The personal information of a borrower. */
export function PersonalScreen() {
  const form = useForm<Values>({ defaultValues: empty, resolver });
  const [birthday, state] = useWatch({ control: form.control, name: ['birthday', 'state'] });
  return (
    <Form {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(() => toast(texts.saved))(event)}>
        <header className="bg-background sticky top-0 z-10 flex h-14 items-center gap-2 border-b px-2">
          <Button
            type="button"
            variant="ghost"
            size="icon"
            aria-label={texts.back}
            onClick={() => history.back()}
          >
            <ArrowLeftIcon />
          </Button>
          <h1 className="text-lg font-semibold">{texts.title}</h1>
        </header>
        <main className="grid gap-6 p-4">
          <p className="text-muted-foreground text-sm">
            <span className="text-destructive">*</span> {texts.required}
          </p>
          <TextRow field="firstName" />
          <TextRow field="middleName" />
          <TextRow field="lastName" />
          <GenderRow />
          <BirthdayRow />
          {birthday !== '' && (
            <>
              <PickRow field="education" choices={educations} />
              <PickRow field="maritalStatus" choices={maritalStatuses} />
              <TextRow field="nationalId" inputMode="numeric" maxLength={8} />
              <PhoneRow field="whatsappNo" />
              <PhoneRow field="sparePhone" />
              <TextRow field="email" type="email" />
            </>
          )}
          <h2 className="text-muted-foreground text-sm">{texts.residence}</h2>
          <PickRow field="residenceType" choices={residenceTypes} />
          <PickRow field="state" choices={states} onChosen={() => form.setValue('city', '')} />
          <PickRow
            field="city"
            choices={citiesOf(state)}
            onBlocked={state === '' ? () => toast(texts.stateFirst) : undefined}
          />
          <TextRow field="address" />
          <Button type="submit" size="lg">
            {texts.next}
          </Button>
        </main>
      </form>
    </Form>
  );
}
