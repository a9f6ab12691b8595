'use client';
import { useId, useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react';
import { Button, type ButtonProps } from '../../actions/button/index.js';
import { complain } from '../../foundations/complain/index.js';
import { ChevronDown } from '../../foundations/icons/index.js';
import { Menu, type MenuItem } from './menu.js';

export interface MenuPopoverProps extends Omit<
  ButtonProps,
  'children' | 'type' | 'busy' | 'busyLabel' | 'form' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
> {
  /** The words of the button: "More acts". */
  label: string;
  /** Two to eight acts. */
  items: readonly MenuItem[];
  /** Called with the id of the chosen item, after the menu has closed. */
  onChoose: (id: string) => void;
}

/**
 * A button that opens a menu of acts which are needed more rarely than those that have a button each. Renders
 * a `<button>`, which receives every other prop, and while open a `<div role="menu">` in the browser's top
 * layer. A value is chosen by a PickerField, a RadioList or ChoiceChips.
 */
export function MenuPopover({ label, items, onChoose, variant = 'outline', ref, ...rest }: MenuPopoverProps) {
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref as never, () => button.current!, []);
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  if (items.length === 0)
    complain('MenuPopover', `"${label}" has no items, so nothing is shown. Leave the menu out.`);
  if (items.length === 0) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    rest.onKeyDown?.(event);
    const to = { ArrowDown: 'first', ArrowUp: 'last' }[event.key] as 'first' | 'last' | undefined;
    if (!to || rest.disabled) return;
    event.preventDefault();
    setOpened(to);
  };
  return (
    <>
      <Button
        {...rest}
        ref={button}
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        aria-controls={opened ? menuId : undefined}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          rest.onClick?.(event);
          if (!event.defaultPrevented) setOpened(opened ? null : 'first');
        }}
      >
        {label} <ChevronDown aria-hidden className="inline-block size-5 align-text-bottom" />
      </Button>
      {opened ? (
        <Menu
          id={menuId}
          label={label}
          items={items}
          start={opened}
          button={button}
          onClose={() => setOpened(null)}
          onChoose={onChoose}
        />
      ) : null}
    </>
  );
}
