import type { Pane } from '@kopa/ui/pane-layout';

const words = (text: string) => <p className="p-4 text-body">{text}</p>;

/** Three panes of the stories. */
export const examplePanes: readonly Pane[] = [
  { id: 'list', label: 'Feedback', kind: 'list', content: words('Payment not showing') },
  { id: 'thread', label: 'Conversation', kind: 'main', content: words('I paid 2,000 yesterday.') },
  { id: 'loan', label: 'Loan', kind: 'side', content: words('Owes today 10,386') },
];
