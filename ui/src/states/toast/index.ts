export {
  ToastProvider,
  useToast,
  type ShowToast,
  type ToastAction,
  type ToastOptions,
  type ToastProviderProps,
} from './toast.js';
