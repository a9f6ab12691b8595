import { ConfigProvider, unstableSetRender } from 'antd-mobile';
import enUS from 'antd-mobile/es/locales/en-US';
import { createRoot } from 'react-dom/client';
import { PersonalScreen } from './personal-screen.tsx';

// The patch of antd-mobile's documentation for React 19, so that Toast.show can render.
unstableSetRender((node, container) => {
  const root = createRoot(container);
  root.render(node);
  return async () => root.unmount();
});

createRoot(document.getElementById('root')!).render(
  <ConfigProvider locale={enUS}>
    <PersonalScreen />
  </ConfigProvider>,
);
