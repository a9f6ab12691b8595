import { screenAt } from '../app/phone/phone.tsx';
import { AppRoutes } from '../../app/src/routes/routes.tsx';

/** For a journey's stories file: the whole app from home, with its own routes and guard. */
export const wholeApp = { ...screenAt('/*'), render: () => <AppRoutes /> };
