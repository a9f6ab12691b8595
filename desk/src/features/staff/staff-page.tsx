import { deskStaff } from '@kopa/contract/desk/calls/staff';
import type { StaffMember } from '@kopa/contract/desk/entities';
import { Button } from '@kopa/ui/button';
import { DataTable, type DataColumn } from '@kopa/ui/data-table';
import { OwnerTag } from '@kopa/ui/owner-tag';
import { PaneLayout } from '@kopa/ui/pane-layout';
import { StatusChip } from '@kopa/ui/status-chip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { PageHead } from '../../shared/screen/page-head.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { useMay, useSession } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import { useWhomToAsk } from '../../shared/language/use-failure-text.ts';
import { InviteSide } from './invite-side.tsx';
import { MemberSide } from './member-side.tsx';

const right = { area: 'staff', may: 'act' } as const;
/** The address of the form for a new member, in the place of an id. */
const newId = 'new';

/** The members of staff: invite, invite again, end. */
export default function StaffPage() {
  const { t } = useTranslation('desk');
  const { id } = useParams();
  const navigate = useNavigate();
  const mayAct = useMay(right);
  const whomToAsk = useWhomToAsk();
  const query = useQuery({
    queryKey: queryKeys.staff,
    queryFn: ({ signal }) => send(deskStaff, {}, { signal }),
  });
  const close = () => void navigate('/staff');
  const main = (
    <>
      <PageHead title={t('nav.staff')} caption={mayAct ? t('staff.caption') : whomToAsk(right)}>
        {mayAct ? (
          <Button onClick={() => void navigate(`/staff/${newId}`)}>{t('staff.invite')}</Button>
        ) : null}
      </PageHead>
      {query.data ? (
        <>
          <Stale query={query} />
          <Members
            staff={query.data.staff}
            openId={id}
            onOpen={(member) => void navigate(`/staff/${member.id}`)}
          />
        </>
      ) : (
        <Waiting query={query} />
      )}
    </>
  );
  const panes = [{ id: 'rows', label: t('nav.staff'), kind: 'main' as const, content: main }];
  const member = query.data?.staff.find((each) => each.id === id);
  const side =
    id === newId && mayAct ? (
      <InviteSide onClose={close} />
    ) : member ? (
      <MemberSide key={member.id} member={member} mayAct={mayAct} onClose={close} />
    ) : null;
  if (!side) return <PaneLayout panes={panes} front="rows" />;
  const label = member?.name ?? t('staff.invite');
  return (
    <PaneLayout
      panes={[...panes, { id: 'side', label, kind: 'side', content: side }]}
      front="side"
      sideOpen
    />
  );
}

const tones = { invited: 'info', active: 'success', ended: 'neutral' } as const;

function Members({
  staff,
  openId,
  onOpen,
}: {
  staff: readonly StaffMember[];
  openId: string | undefined;
  onOpen: (member: StaffMember) => void;
}) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const { letterKeys } = useSettings();
  const { id: me } = useSession();
  const columns: readonly DataColumn<StaffMember>[] = [
    {
      id: 'name',
      head: t('field.name'),
      narrow: 'whole',
      sortBy: ({ name }) => name,
      cell: ({ id, name }) => (
        <OwnerTag name={name} mine={id === me}>
          <span className="text-body font-medium text-ink">{name}</span>
        </OwnerTag>
      ),
    },
    {
      id: 'email',
      head: t('field.email'),
      narrow: 'whole',
      cell: ({ email }) => <span className="break-all">{email}</span>,
    },
    {
      id: 'roles',
      head: t('field.roles'),
      cell: ({ roles }) => roles.map((role) => t(`role.${role}`)).join(', '),
    },
    {
      id: 'state',
      head: t('staff.state'),
      sortBy: ({ state }) => state,
      cell: ({ state }) => <StatusChip tone={tones[state]}>{t(`staff.states.${state}`)}</StatusChip>,
    },
    {
      id: 'seen',
      head: t('staff.seen'),
      narrow: 'hide',
      sortBy: ({ lastSeenAt }) => lastSeenAt ?? 0,
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? t('staff.never') : moment(lastSeenAt)),
    },
  ];
  return (
    <DataTable
      label={t('nav.staff')}
      columns={columns}
      rows={staff}
      rowId={({ id }) => id}
      openId={openId}
      onOpen={onOpen}
      letterKeys={letterKeys}
    />
  );
}
