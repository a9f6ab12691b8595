import { ChevronDownIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Field } from '../../screen/fields.ts';
import { labels, texts } from '../../screen/texts.ts';
import { Button } from './ui/button.tsx';
import {
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerHeader,
  DrawerTitle,
  DrawerTrigger,
} from './ui/drawer.tsx';
import { FormControl } from './ui/form.tsx';

/** A row's button and its drawer; `children` receives the close function. */
export function PickerDrawer({
  field,
  shown,
  onBlocked,
  children,
}: {
  field: Field;
  shown: string | null;
  onBlocked?: (() => void) | undefined;
  children: (close: () => void) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <Drawer
      open={open}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- vaul's own: without it the focus stays outside
      autoFocus
      onOpenChange={(wanted) => (wanted && onBlocked ? onBlocked() : setOpen(wanted))}
    >
      <FormControl>
        <DrawerTrigger asChild>
          <Button
            type="button"
            variant="outline"
            size="lg"
            data-field={field}
            className="justify-between px-3 font-normal"
          >
            {shown ?? <span className="text-muted-foreground">{texts.choose}</span>}
            <ChevronDownIcon className="opacity-50" />
          </Button>
        </DrawerTrigger>
      </FormControl>
      <DrawerContent aria-describedby={undefined}>
        <DrawerHeader className="flex-row items-center justify-between">
          <DrawerClose asChild>
            <Button variant="ghost">{texts.cancel}</Button>
          </DrawerClose>
          <DrawerTitle>{labels[field]}</DrawerTitle>
        </DrawerHeader>
        {children(() => setOpen(false))}
      </DrawerContent>
    </Drawer>
  );
}
