import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { shownDay } from '../../screen/birthday.ts';
import { genders, labelOf, type Choice } from '../../screen/choices.ts';
import { optional, type Field, type Values } from '../../screen/fields.ts';
import { digitsOf } from '../../screen/rules.ts';
import { labels, placeholders, texts } from '../../screen/texts.ts';
import { BirthdayWheels } from './birthday-wheels.tsx';
import { PickerDrawer } from './picker-drawer.tsx';
import { Button } from './ui/button.tsx';
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from './ui/form.tsx';
import { Input } from './ui/input.tsx';
import { Label } from './ui/label.tsx';
import { RadioGroup, RadioGroupItem } from './ui/radio-group.tsx';

function RowLabel({ field }: { field: Field }) {
  return (
    <FormLabel>
      {labels[field]}
      {!optional.includes(field) && (
        <span aria-hidden className="text-destructive">
          *
        </span>
      )}
    </FormLabel>
  );
}

/** A row in which text is typed. */
export function TextRow({ field: name, ...rest }: { field: Field } & ComponentProps<'input'>) {
  const { control } = useFormContext<Values>();
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem data-row={name}>
          <RowLabel field={name} />
          <FormControl>
            <Input placeholder={placeholders[name]} data-field={name} {...rest} {...field} />
          </FormControl>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}

/** A row for a mobile number. */
export function PhoneRow({ field: name }: { field: Field }) {
  const { control } = useFormContext<Values>();
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem data-row={name}>
          <RowLabel field={name} />
          <div className="flex items-center gap-2">
            <span className="text-sm">{texts.prefix}</span>
            <FormControl>
              <Input
                type="tel"
                placeholder={placeholders[name]}
                data-field={name}
                {...field}
                onChange={(event) => field.onChange(digitsOf(event.target.value, 9))}
              />
            </FormControl>
          </div>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}

/** Two radios. */
export function GenderRow() {
  const { control } = useFormContext<Values>();
  return (
    <FormField
      control={control}
      name="gender"
      render={({ field }) => (
        <FormItem data-row="gender">
          <RowLabel field="gender" />
          <FormControl>
            <RadioGroup
              aria-label={labels.gender}
              onValueChange={field.onChange}
              value={field.value}
              className="flex h-11 gap-6"
            >
              {genders.map(({ value, label }) => (
                <Label key={value}>
                  <RadioGroupItem value={value} />
                  {label}
                </Label>
              ))}
            </RadioGroup>
          </FormControl>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}

/** One of a list. `onBlocked` takes the tap instead of the list. */
export function PickRow({
  field: name,
  choices,
  onBlocked,
  onChosen,
}: {
  field: Field;
  choices: readonly Choice[];
  onBlocked?: (() => void) | undefined;
  onChosen?: () => void;
}) {
  const { control } = useFormContext<Values>();
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem data-row={name}>
          <RowLabel field={name} />
          <PickerDrawer field={name} shown={labelOf(choices, field.value)} onBlocked={onBlocked}>
            {(close) => (
              <div className="flex flex-col overflow-y-auto px-4 pb-4">
                {choices.map(({ value, label }) => (
                  <Button
                    key={value}
                    variant="ghost"
                    size="lg"
                    aria-pressed={value === field.value}
                    className="justify-start font-normal"
                    onClick={() => {
                      close();
                      if (value !== field.value) onChosen?.();
                      field.onChange(value);
                    }}
                  >
                    {label}
                  </Button>
                ))}
              </div>
            )}
          </PickerDrawer>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}

/** The birthday. */
export function BirthdayRow() {
  const { control } = useFormContext<Values>();
  return (
    <FormField
      control={control}
      name="birthday"
      render={({ field }) => (
        <FormItem data-row="birthday">
          <RowLabel field="birthday" />
          <PickerDrawer field="birthday" shown={field.value === '' ? null : shownDay(field.value)}>
            {(close) => (
              <BirthdayWheels
                value={field.value}
                onConfirm={(iso) => {
                  close();
                  field.onChange(iso);
                }}
              />
            )}
          </PickerDrawer>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}
