import Box from '@mui/material/Box';

interface Props {
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions that are asked by pressing them. */
export function ExampleQuestions({ questions, onAsk }: Props) {
  return (
    <Box role="group" aria-label="Ask" sx={row}>
      {questions.map((question) => (
        <Box key={question} component="button" type="button" onClick={() => onAsk(question)} sx={pill}>
          {question}
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  flex: 'none',
  gap: 1,
  width: 1,
  // room for the ring of the focus
  p: '5px',
  m: '-5px',
  boxSizing: 'content-box',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
} as const;

const pill = {
  flex: 'none',
  minHeight: 36,
  px: 1.75,
  border: '1px solid #A98BA0',
  borderRadius: '18px',
  bgcolor: 'rgb(255 255 255 / .08)',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'rgb(255 255 255 / .18)' },
} as const;
