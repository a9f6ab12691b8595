/*
 * A stranger's page: his own text around a form of ours. Copied into a project of its own, and built there.
 */
import { Announcer } from '@kopa/ui/announce';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { PickerField } from '@kopa/ui/picker-field';
import { PickerSheet } from '@kopa/ui/picker-sheet';
import { Screen } from '@kopa/ui/screen';
import { StringsProvider } from '@kopa/ui/strings';
import { sw } from '@kopa/ui/strings/sw';
import { TextField } from '@kopa/ui/text-field';
import { ThemeProvider } from '@kopa/ui/theme';
import { ToastProvider, useToast } from '@kopa/ui/toast';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Form() {
  const [open, setOpen] = useState(false);
  const [helping, setHelping] = useState(false);
  const [day, setDay] = useState<string | null>(null);
  const toast = useToast();
  return (
    <Screen header={<NavBar title="Kuhusu wewe" />} footer={<Button block>Endelea</Button>}>
      <Button variant="outline" onClick={() => setHelping(true)}>
        Msaada
      </Button>
      <BottomSheet draggable title="Msaada" open={helping} onOpenChange={setHelping}>
        <p>Piga simu bila malipo</p>
      </BottomSheet>
      <FieldGroup>
        <TextField label="Jina" name="name" required />
        <PickerField
          label="Siku"
          value={day}
          open={open}
          onOpen={() => {
            setOpen(true);
          }}
        />
      </FieldGroup>
      <PickerSheet
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen);
        }}
        title="Siku"
        onConfirm={() => {
          setDay('Ijumaa');
          toast('Imehifadhiwa');
          return true;
        }}
      >
        <p>Ijumaa</p>
      </PickerSheet>
    </Screen>
  );
}

createRoot(document.querySelector('#app') as Element).render(
  <StrictMode>
    <ThemeProvider brand="easycash" mode="light">
      <StringsProvider strings={sw} locale="sw-KE">
        <Announcer />
        <ToastProvider>
          <Form />
        </ToastProvider>
      </StringsProvider>
    </ThemeProvider>
  </StrictMode>,
);
