import { observer } from 'mobx-react-lite';
import { NoticeBanner } from './NoticeBanner.tsx';
import type { Notice } from '../state/Notice.ts';
import { scrollToOnArrival } from '../layout/arrival.ts';
import scrolling from '../layout/scrolling.module.css';

/** The result of a test in a panel. Scrolls into view when it appears. */
export const ResultNotice = observer(function ResultNotice({ notice }: { readonly notice: Notice }) {
  return (
    notice.placed && (
      <div ref={notice.message && scrollToOnArrival} className={scrolling.belowHeader}>
        <NoticeBanner notice={notice} />
      </div>
    )
  );
});
