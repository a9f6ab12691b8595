export { AgreementCheck, type AgreementCheckProps } from './agreement-check.js';
