import { OwnerTag } from '@kopa/ui/owner-tag';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'ui/display/owner-tag/features',
  component: OwnerTag,
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  args: { name: 'Achieng Atieno', children: 'Achieng' },
} satisfies Meta<typeof OwnerTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another's, one's own, compact, free. */
export const Owners: Story = {
  render: () => (
    <ul className="flex flex-col gap-2">
      <li>
        <OwnerTag name="Achieng Atieno">Achieng</OwnerTag>
      </li>
      <li>
        <OwnerTag name="Njeri" mine>
          You
        </OwnerTag>
      </li>
      <li>
        <OwnerTag name="Kiptoo Langat" compact>
          Kiptoo
        </OwnerTag>
      </li>
      <li>
        <OwnerTag name={null}>free</OwnerTag>
      </li>
    </ul>
  ),
};
