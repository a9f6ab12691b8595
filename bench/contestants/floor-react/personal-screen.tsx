import { useEffect, useState, type FormEvent } from 'react';
import { citiesOf, educations, maritalStatuses, residenceTypes, states } from '../../screen/choices.ts';
import { empty, type Field, type Values } from '../../screen/fields.ts';
import { digitsOf, faultsOf } from '../../screen/rules.ts';
import { texts } from '../../screen/texts.ts';
import { BirthdayRow, GenderRow, PickRow, TextRow } from './rows.tsx';

const phone = (raw: string) => digitsOf(raw, 9);
const nationalId = (raw: string) => digitsOf(raw, 8);

/** The personal information of a borrower. */
export function PersonalScreen() {
  const [values, setValues] = useState<Values>(empty);
  const [sent, setSent] = useState(false);
  const [toast, setToast] = useState('');
  useEffect(() => {
    if (toast === '') return undefined;
    const timer = setTimeout(() => setToast(''), 2000);
    return () => clearTimeout(timer);
  }, [toast]);
  const found = faultsOf(values);
  const row = (field: Field) => ({
    field,
    value: values[field],
    fault: sent ? found[field] : undefined,
    onChange: (changed: Field, value: string) =>
      setValues((before) => ({
        ...before,
        [changed]: value,
        ...(changed === 'state' && value !== before.state ? { city: '' } : {}),
      })),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (Object.keys(found).length === 0) setToast(texts.saved);
  };
  return (
    <form noValidate onSubmit={send}>
      <header className="bar">
        <button type="button" aria-label={texts.back} onClick={() => history.back()}>
          ‹
        </button>
        <h1>{texts.title}</h1>
      </header>
      <main>
        <p>
          <i>*</i> {texts.required}
        </p>
        <TextRow {...row('firstName')} />
        <TextRow {...row('middleName')} />
        <TextRow {...row('lastName')} />
        <GenderRow {...row('gender')} />
        <BirthdayRow {...row('birthday')} />
        {values.birthday !== '' && (
          <>
            <PickRow {...row('education')} choices={educations} />
            <PickRow {...row('maritalStatus')} choices={maritalStatuses} />
            <TextRow {...row('nationalId')} inputMode="numeric" clean={nationalId} />
            <TextRow {...row('whatsappNo')} type="tel" prefix={texts.prefix} clean={phone} />
            <TextRow {...row('sparePhone')} type="tel" prefix={texts.prefix} clean={phone} />
            <TextRow {...row('email')} type="email" />
          </>
        )}
        <h2>{texts.residence}</h2>
        <PickRow {...row('residenceType')} choices={residenceTypes} />
        <PickRow {...row('state')} choices={states} />
        <PickRow
          {...row('city')}
          choices={citiesOf(values.state)}
          onBlocked={values.state === '' ? () => setToast(texts.stateFirst) : undefined}
        />
        <TextRow {...row('address')} />
      </main>
      <footer>
        <button type="submit">{texts.next}</button>
      </footer>
      <output className="toast">{toast}</output>
    </form>
  );
}
