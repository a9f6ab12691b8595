import { Button, Form, NavBar, Radio, Space, Toast } from 'antd-mobile';
import {
  citiesOf,
  educations,
  genders,
  maritalStatuses,
  residenceTypes,
  states,
} from '../../screen/choices.ts';
import { texts } from '../../screen/texts.ts';
import type { FormValues } from './form-values.ts';
import { BirthdayRow, itemOf, PhoneRow, PickRow, TextRow } from './rows.tsx';
import './screen.css';

/** The personal information of a borrower. */
export function PersonalScreen() {
  const [form] = Form.useForm<FormValues>();
  return (
    <>
      <NavBar onBack={() => history.back()}>{texts.title}</NavBar>
      <p className="legend">
        <span>*</span> {texts.required}
      </p>
      <Form
        form={form}
        onFinish={() => Toast.show({ content: texts.saved })}
        onValuesChange={(changed: FormValues) => {
          if (changed.state) form.setFieldValue('city', undefined);
        }}
        footer={
          <Button block type="submit" color="primary" size="large">
            {texts.next}
          </Button>
        }
      >
        <TextRow field="firstName" />
        <TextRow field="middleName" />
        <TextRow field="lastName" />
        <Form.Item {...itemOf('gender')}>
          <Radio.Group>
            <Space>
              {genders.map(({ value, label }) => (
                <Radio key={value} value={value}>
                  {label}
                </Radio>
              ))}
            </Space>
          </Radio.Group>
        </Form.Item>
        <BirthdayRow />
        <Form.Subscribe to={['birthday']}>
          {({ birthday }: FormValues) =>
            birthday && (
              <>
                <PickRow field="education" choices={educations} />
                <PickRow field="maritalStatus" choices={maritalStatuses} />
                <TextRow field="nationalId" maxLength={8} />
                <PhoneRow field="whatsappNo" />
                <PhoneRow field="sparePhone" />
                <TextRow field="email" type="email" />
              </>
            )
          }
        </Form.Subscribe>
        <Form.Header>{texts.residence}</Form.Header>
        <PickRow field="residenceType" choices={residenceTypes} />
        <PickRow field="state" choices={states} />
        <Form.Subscribe to={['state']}>
          {({ state }: FormValues) => (
            <PickRow
              field="city"
              choices={citiesOf(state?.[0] ?? '')}
              onBlocked={state ? undefined : () => void Toast.show({ content: texts.stateFirst })}
            />
          )}
        </Form.Subscribe>
        <TextRow field="address" />
      </Form>
    </>
  );
}
