import type { ConsentPurpose } from '@kopa/contract/enumerations/permissions';
import {
  Camera,
  FileText,
  Image,
  LayoutGrid,
  MapPin,
  MessageCircle,
  Smartphone,
  Users,
  type Icon,
} from '@kopa/ui/icons';

const icons: Readonly<Partial<Record<ConsentPurpose, Icon>>> = {
  contacts: Users,
  sms: MessageCircle,
  storage: Image,
  deviceInfo: Smartphone,
  location: MapPin,
  installedApps: LayoutGrid,
  camera: Camera,
  file: FileText,
};

/** The icon of what a permission opens. */
export function PermissionIcon({ purpose }: { purpose: ConsentPurpose }) {
  const Shown = icons[purpose] ?? Smartphone;
  return <Shown aria-hidden />;
}
