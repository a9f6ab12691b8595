export {
  ToastProvider,
  useToast,
  type ShowToast,
  type ToastOptions,
  type ToastProviderProps,
} from './toast.js';
