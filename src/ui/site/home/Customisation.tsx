import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type KeyboardEvent } from 'react';
import { FlowArt, LanguageArt, VoiceStyleArt } from '../../art/customisation.tsx';
import { HomeSection } from './HomeSection.tsx';

const tabs = [
  {
    title: 'Language',
    text: 'It answers in more than 30 languages. Choose the ones that your guests speak.',
    Art: LanguageArt,
  },
  {
    title: 'Voice Style',
    text: 'Choose a voice, its pace and its temper: warm for a trattoria, brisk for a lunch counter.',
    Art: VoiceStyleArt,
  },
  {
    title: 'Flow',
    text: 'Decide what it asks first, what it offers with the main course and when it hands over to you.',
    Art: FlowArt,
  },
] as const;

/** What can be made one's own: tabs, each with a picture of its own. */
export function Customisation() {
  const id = useId();
  const [shown, setShown] = useState(0);
  const { text, Art, title } = tabs[shown] ?? tabs[0];

  const step = (event: KeyboardEvent<HTMLElement>) => {
    const next = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const chosen = (next + tabs.length) % tabs.length;
    setShown(chosen);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[chosen]?.focus();
  };

  return (
    <HomeSection
      id="customisation"
      title="Make it sound like your house"
      lead="Nobody should hear a machine that could be anywhere."
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4, lg: 6 },
          alignItems: 'center',
          gridTemplateColumns: {
            md: 'minmax(0, 1fr) minmax(0, 1fr)',
            lg: 'minmax(0, 1fr) minmax(0, 1.2fr)',
          },
        }}
      >
        <div>
          <Box
            role="tablist"
            aria-label="What you can shape"
            onKeyDown={step}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {tabs.map((tab, index) => (
              <Box
                key={tab.title}
                component="button"
                type="button"
                role="tab"
                id={`${id}-${index}`}
                aria-selected={index === shown}
                aria-controls={`${id}-panel`}
                tabIndex={index === shown ? 0 : -1}
                onClick={() => setShown(index)}
                sx={tabStyle(index === shown)}
              >
                {tab.title}
              </Box>
            ))}
          </Box>
          <Typography sx={{ mt: 3, fontSize: '1.25rem', minHeight: '4.7em' }}>{text}</Typography>
        </div>
        <Box role="tabpanel" id={`${id}-panel`} aria-label={title}>
          <Art />
        </Box>
      </Box>
    </HomeSection>
  );
}

const tabStyle = (selected: boolean) =>
  ({
    minHeight: 44,
    px: 2,
    border: 1,
    borderColor: selected ? 'primary.main' : 'border.strong',
    borderRadius: '22px',
    font: 'inherit',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: selected ? 'primary.contrastText' : 'text.primary',
    bgcolor: selected ? 'primary.main' : 'transparent',
    // forced colours leave no ground to tell the chosen one by
    ...(selected && {
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        bgcolor: 'Highlight',
      },
    }),
  }) as const;
