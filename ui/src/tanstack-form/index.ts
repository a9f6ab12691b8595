export { TanStackForm, type AnyTanStackForm, type TanStackFormProps } from './tanstack-form.js';
