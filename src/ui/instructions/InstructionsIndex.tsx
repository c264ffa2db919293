import ButtonBase from '@mui/material/ButtonBase';
import type { AgentInstructions } from '#domain/instructions/instructions.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { instructionSections } from './instructionSections.ts';
import styles from './InstructionsIndex.module.css';

interface Props {
  readonly instructions: AgentInstructions;
}

/** Links to the sections. Sections with a list show its number of entries. */
export function InstructionsIndex({ instructions }: Props) {
  const counts: Readonly<Record<string, number>> = {
    [instructionSections.core.id]: instructions.coreInstructions.length,
    [instructionSections.situations.id]: instructions.specialSituations.length,
    [instructionSections.flow.id]: instructions.conversationFlow.length,
  };
  return (
    <nav aria-label="Sections of the AI instructions" className={styles.index}>
      {Object.values(instructionSections).map(({ id, title }) => (
        <ButtonBase
          key={id}
          component="a"
          href={`#${id}`}
          onClick={(event) => {
            // keeps the URL's hash, so that the page's current section doesn't change
            event.preventDefault();
            goTo(id);
          }}
          className={styles.section}
        >
          <span>{title}</span>
          {counts[id] !== undefined && (
            <SecondaryText as="span" tabular>
              {counts[id]}
            </SecondaryText>
          )}
        </ButtonBase>
      ))}
    </nav>
  );
}

function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
