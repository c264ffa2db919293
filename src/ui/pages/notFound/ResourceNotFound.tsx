import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EmptyPlateDrawing } from '../../art/drawings.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import type { BackLink } from '../../kit/layout/PageHeader.tsx';
import { characterWidth } from '../../theme/characters.ts';

interface Props {
  readonly title?: string;
  readonly text: string;
  /** Links, the main one first. */
  readonly ways: readonly BackLink[];
}

/**
 * A not-found page: 404 as a caption, the title as heading, and links. Titled 'Resource Not Found' by
 * default. (rule: not-found title)
 */
export function ResourceNotFound({ title = 'Resource Not Found', text, ways }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useEffect(() => {
    // may replace a page whose heading had focus
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box
      sx={{
        display: 'grid',
        // long words in large text on a phone
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'center',
        gap: 1.5,
        py: { xs: 4, md: 8 },
        textAlign: 'center',
      }}
    >
      <EmptyPlateDrawing />
      <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>404</Typography>
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: characterWidth(52), textWrap: 'balance' }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 1 }}>
        {ways.map(({ label, to }, index) => (
          <Button key={label} component={Link} to={to} variant={index === 0 ? 'contained' : 'outlined'}>
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
