import { clsx } from 'clsx';
import { phoneNumberText, telUrl } from '#domain/shared/phoneNumber.ts';
import words from './words.module.css';
import styles from './PhoneLink.module.css';

/** A link that calls a phone number. A withheld number is plain text. */
export function PhoneLink({ number }: { readonly number: string }) {
  const url = telUrl(number);
  if (!url) return <span dir="auto">{number}</span>;
  return (
    <a href={url} aria-label={`Call ${phoneNumberText(number)}`} className={clsx(words.mono, styles.link)}>
      {phoneNumberText(number)}
    </a>
  );
}
