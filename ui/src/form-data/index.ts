export { FormDataForm, type FormDataFormProps } from './form-data-form.js';
