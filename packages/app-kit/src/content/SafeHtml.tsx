import { Skeleton } from '@mall/ui/skeleton'
import { use, useMemo } from 'react'
import { Prose } from './SafeHtml.styles.ts'

let purifier: Promise<(html: string) => TrustedHTML> | undefined

/** Loaded with the first text that needs it. */
const loadPurifier = () =>
  (purifier ??= import('dompurify').then(
    ({ default: DOMPurify }) =>
      (html: string) =>
        DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'form', 'input', 'iframe'], FORBID_ATTR: ['style', 'id', 'class'], RETURN_TRUSTED_TYPE: true }),
  ))

/** HTML of the mall's editors, sanitised by the server and once more here. Suspends until the sanitiser is there. */
export const SafeHtml = ({ html }: { readonly html: string }) => {
  const purify = use(loadPurifier())
  const clean = useMemo(() => ({ __html: purify(html) }), [purify, html])
  return <Prose dangerouslySetInnerHTML={clean} />
}

/** Placeholder while the sanitiser loads. */
export const SafeHtmlLoading = () => <Skeleton lines={6} />
