import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { Exhibit } from '#domain/museums/museum.ts';
import { monospaced } from '../kit/monospaced.ts';
import { museumText } from '../texts/museumText.ts';
import { characters } from '../theme/characters.ts';
import { siteCard } from '../site/siteStyles.ts';

/** How long the demo lasts, what to ask, and everything that the curator was given to answer from. */
export function AboutDemo({ exhibit }: { readonly exhibit: Exhibit }) {
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id={heading}>
        About This Demo
      </Typography>
      <Card title="Demo Duration">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Box component="span" sx={{ ...monospaced, fontSize: '1.375rem' }}>
            1:00
          </Box>
          <Typography sx={{ flex: 1 }}>
            One minute for each conversation, and as many conversations as you like.
          </Typography>
        </Box>
      </Card>
      <Card title="Example Questions">
        <Box
          component="ul"
          sx={{ m: 0, pl: 2.5, '& li': { py: 0.5 }, '& li::marker': { color: 'primary.main' } }}
        >
          {exhibit.exampleQuestions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </Box>
      </Card>
      <Card title="Supplied Context">
        {exhibit.suppliedContext.map((paragraph) => (
          <Typography key={paragraph} sx={{ maxWidth: characters(68), '& + &': { mt: 1.5 } }}>
            {paragraph}
          </Typography>
        ))}
      </Card>
      <Typography sx={{ color: 'text.secondary', maxWidth: characters(68) }}>{museumText.offer}</Typography>
    </Box>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ ...siteCard, p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
