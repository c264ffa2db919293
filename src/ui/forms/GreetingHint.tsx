import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { SPOKEN_GREETING, type GreetingPlace } from '#domain/voice/greeting.ts';
import { navItemAddress } from '../navigation/navItems.ts';
import { greetingText } from '../texts/greetingText.ts';

interface Props {
  /** The screen that shows the hint. */
  readonly place: GreetingPlace;
  readonly restaurantId: string;
}

/** Says which greeting callers hear, and links to its field. (see rule: greeting) */
export function GreetingHint({ place, restaurantId }: Props) {
  const { before, link } = greetingText(place);
  if (!link) return before;
  return (
    <>
      <span>{before}</span>{' '}
      <Link component={RouterLink} to={navItemAddress(SPOKEN_GREETING, restaurantId)}>
        {link}
      </Link>
      <span>.</span>
    </>
  );
}
