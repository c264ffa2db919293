import ButtonBase from '@mui/material/ButtonBase';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { isGreeting, type FlowStage } from '#domain/instructions/instructions.ts';
import { nameWords } from '#domain/shared/nameWords.ts';
import { nonBlankLines } from '#domain/shared/nonBlankLines.ts';
import { GreetingHint } from '../forms/GreetingHint.tsx';
import { FormLines } from '../forms/FormLines.tsx';
import { FormText } from '../forms/FormText.tsx';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { nestedFields } from '../forms/nestedFields.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import type { PanelProps } from '../navigation/panel.ts';
import { countWithNoun } from '../texts/numbers.ts';
import { instructionSections } from './instructionSections.ts';
import type { InstructionsViewModel } from './InstructionsViewModel.ts';
import { Text } from '../kit/text/Text.tsx';
import boxes from '../kit/layout/boxes.module.css';
import styles from './ConversationFlow.module.css';

interface Props extends PanelProps {
  readonly vm: InstructionsViewModel;
  readonly stages: readonly FlowStage[];
  /** Whether the link that opened the page leads to this part. */
  readonly isLinked: boolean;
}

/** The stages of a conversation in a row or, without enough space, in a column. The fields of one stage are open. */
export const ConversationFlow = observer(function ConversationFlow({
  vm,
  stages,
  restaurantId,
  isLinked,
}: Props) {
  const id = useId();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const { stage: open } = vm;
  const fields = open && (
    <div id={id}>
      {isGreeting(open) && (
        <SecondaryText className={styles.hint}>
          <GreetingHint place="instructions" restaurantId={restaurantId} />
        </SecondaryText>
      )}
      <StageFields vm={vm} stage={open} />
    </div>
  );
  return (
    <FieldGroup
      {...instructionSections.flow}
      isLinked={isLinked}
      help="What the agent can say at each stage of a call."
    >
      {stages.length === 0 && <Text tone="muted">No stages yet.</Text>}
      <ol className={clsx(boxes.list, styles.stages)}>
        {stages.map((stage, index) => (
          <li key={stage.name}>
            <StageButton vm={vm} stage={stage} place={index + 1} controls={id} />
            {!isWide && stage === open && <div className={styles.open}>{fields}</div>}
          </li>
        ))}
      </ol>
      {isWide && fields}
    </FieldGroup>
  );
});

interface StageProps extends Pick<Props, 'vm'> {
  readonly stage: FlowStage;
}

interface ButtonProps extends StageProps {
  /** The stage's position, from 1. */
  readonly place: number;
  /** Id of the stage's fields, while they are rendered. */
  readonly controls: string;
}

/** A button that opens the fields of a stage. */
const StageButton = observer(function StageButton({ vm, stage, place, controls }: ButtonProps) {
  const open = stage === vm.stage;
  return (
    <ButtonBase
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={() => vm.chooseStage(stage.name)}
      className={styles.stage}
    >
      <Text as="span" size="caption" tabular aria-hidden className={styles.place}>
        {place}
      </Text>
      <span className={styles.words}>
        <Text as="span" size="small" strong dir="auto">
          {nameWords(stage.name)}
        </Text>
        <Text as="span" size="caption">
          {countWithNoun(nonBlankLines(stage.messages).length, 'message')}
        </Text>
      </span>
    </ButtonBase>
  );
});

/** The messages and the fallback of a stage. */
const StageFields = observer(function StageFields({ vm, stage }: StageProps) {
  const { name } = stage;
  const fields = nestedFields(vm.form.fields, {
    place: `conversationFlow.${name}`,
    value: stage,
    edit: (changes) => vm.changeStage(name, changes),
  });
  return (
    <div role="group" aria-label={nameWords(name)} className={styles.fields}>
      <FormLines fields={fields} part="messages" label="Messages" />
      <FormText
        fields={fields}
        part="fallbackResponse"
        label="Fallback response"
        help="What the agent says when no message fits."
        multiline
        minRows={3}
      />
    </div>
  );
});
