import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '#ui/texts/brand.ts';
import type { BuiltPage } from './builtPages.ts';
import { LINK_PREVIEW } from './linkPreview.ts';

interface PageHead extends BuiltPage {
  readonly title: string;
  /** The site's origin, if configured. Search engines ignore relative addresses. */
  readonly siteUrl: string | undefined;
}

/** Creates the tags that search engines and link previews read. */
export function pageHead({ path, title, description, siteUrl }: PageHead): string {
  const address = siteUrl && siteUrl + path;
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      {siteUrl && (
        <>
          <meta property="og:image" content={siteUrl + LINK_PREVIEW.path} />
          <meta property="og:image:width" content={String(LINK_PREVIEW.width)} />
          <meta property="og:image:height" content={String(LINK_PREVIEW.height)} />
          <meta property="og:image:alt" content={LINK_PREVIEW.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>,
  );
}
