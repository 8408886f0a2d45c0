import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import type { Templates } from '../../components/reply-template/TemplatePicker.tsx'
import { useSeller } from '../../queries/seller.ts'

const TemplateManager = lazyInPage(async () => (await import('./TemplateManager.tsx')).TemplateManager)

interface ReplyTemplates {
  readonly templates: Templates
  /** The dialog in which they are kept, while it is open. Outside of the form whose field is filled: it has a form of its own. */
  readonly manager: ReactNode
}

/** The template answers for the fields of a page, and the dialog in which they are kept. @param isRead Whether there is a field to fill. */
export const useReplyTemplates = (isRead = true): ReplyTemplates => {
  const { key } = useViewer()
  const { data, isError, refetch } = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerReplyTemplate/List', key, {}), enabled: isRead })
  const [isManaging, setManaging] = useState(false)
  const templates = { items: data?.Items, failed: isError && data === undefined, onRetry: () => void refetch(), onManage: () => setManaging(true) }
  return {
    templates,
    manager: isManaging ? (
      <Suspense>
        <TemplateManager templates={templates} onRefresh={() => refetch({ throwOnError: true })} onClose={() => setManaging(false)} />
      </Suspense>
    ) : null,
  }
}
