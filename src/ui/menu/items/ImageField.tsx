import BrokenImage from '@mui/icons-material/BrokenImageOutlined';
import ImageMark from '@mui/icons-material/ImageOutlined';
import { useEffect, useState } from 'react';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { bindField, type Control } from '../../forms/bindField.tsx';
import { Field } from '../../forms/Field.tsx';
import { SLOW_AFTER_MS } from '../../kit/state/slowAfter.ts';
import { VisuallyHidden } from '../../kit/text/VisuallyHidden.tsx';
import { imageUrlText } from '../../texts/menuText.ts';
import styles from './ImageField.module.css';

/** How long after the last keystroke to request the image, in milliseconds. */
const DEBOUNCE_MS = 500;

interface Props extends Control<string> {
  readonly error: string | undefined;
  readonly onBlur: () => void;
}

/**
 * The URL of an item's image, with a preview. Warns if the image can't be loaded but allows saving, because
 * the host may be able to load the image.
 */
export const ImageField = bindField<string, Props>(function ImageUrl({ value, onBlur, ...field }) {
  const typed = httpUrl(value.trim());
  const [url, setUrl] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setUrl(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { state, onLoad, onError } = useImageState(url);
  const isFailed = state === 'failed' && url === typed;
  return (
    <div className={styles.field}>
      <Field
        {...field}
        label="Image URL"
        type="url"
        inputMode="url"
        value={value}
        help={state === 'waiting' ? imageUrlText.loading : imageUrlText.help}
        advice={isFailed ? imageUrlText.failed : undefined}
        onBlur={() => {
          setUrl(typed);
          onBlur();
        }}
      />
      <div className={styles.preview}>
        {isFailed ? <BrokenImage aria-hidden /> : <ImageMark aria-hidden />}
        {url && state !== 'failed' && (
          <img
            key={url}
            src={url}
            alt={state === 'loaded' ? 'Image preview' : ''}
            referrerPolicy="no-referrer"
            data-loaded={state === 'loaded' || undefined}
            onLoad={onLoad}
            onError={onError}
          />
        )}
      </div>
      <VisuallyHidden role="status">{isFailed && imageUrlText.failed}</VisuallyHidden>
    </div>
  );
});

/** Returns the state of an image request. Times out after {@link SLOW_AFTER_MS}. (see rule: slow notice) */
function useImageState(url: string | undefined) {
  const [ended, setEnded] = useState<{ readonly url: string; readonly state: 'loaded' | 'failed' }>();
  useEffect(() => {
    if (url === undefined) return undefined;
    const fail = () => setEnded((known) => (known?.url === url ? known : { url, state: 'failed' }));
    const timer = setTimeout(fail, SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [url]);
  const end = (state: 'loaded' | 'failed') => () => url && setEnded({ url, state });
  return {
    state: url === undefined ? undefined : ended?.url === url ? ended.state : ('waiting' as const),
    onLoad: end('loaded'),
    onError: end('failed'),
  };
}
