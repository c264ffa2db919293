import { observer } from 'mobx-react-lite';
import type { CustomerService } from '#domain/instructions/instructions.ts';
import { Field } from '../../kit/Field.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';

interface Props {
  readonly vm: InstructionsViewModel;
  readonly service: CustomerService;
}

/** What the agent says to questions and complaints that come up everywhere. */
export const CustomerServiceFields = observer(function CustomerServiceFields({ vm, service }: Props) {
  const { draft } = vm;
  const part = (name: keyof CustomerService) => ({
    multiline: true,
    minRows: 2,
    value: service[name],
    error: draft.problemOf(`customerService.${name}`),
    onType: (words: string) => draft.edit({ customerService: { ...service, [name]: words } }),
  });
  return (
    <FieldGroup title="Customer service">
      <Field label="Hours response" {...part('hoursResponse')} />
      <Field label="Unavailable item response" {...part('unavailableItemResponse')} />
      <Field label="Complaint handling" {...part('complaintHandling')} />
    </FieldGroup>
  );
});
