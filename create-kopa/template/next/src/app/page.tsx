import { AboutYou } from '../about-you.tsx';

export default function Page() {
  return <AboutYou />;
}
