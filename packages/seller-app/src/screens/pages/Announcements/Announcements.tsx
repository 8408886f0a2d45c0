import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { href } from '../../../site/routes.ts'
import { announcementsList } from './announcements-list.ts'
import { AnnouncementsView } from './AnnouncementsView.tsx'

const NewAnnouncementForm = lazyInPage(async () => (await import('./NewAnnouncementForm.tsx')).NewAnnouncementForm)

/** `/seller/notices` */
export const Announcements = () => {
  const seller = useSeller()
  const navigate = useNavigate()
  const state = useListPage(announcementsList)
  const [isCreating, setCreating] = useState(false)
  const creating = useAction('POST /api/SellerAnnouncement/Create', { silent: true, done: '草稿已建立，下一步写正文', leaves: true })
  return (
    <>
      <AnnouncementsView state={state} onCreate={() => setCreating(true)} />
      <Suspense>
        {isCreating ? (
          <NewAnnouncementForm
            findParties={(Keyword) => seller.request('POST', '/api/SellerAnnouncement/Parties', { Keyword }, { quiet: true, silent: true })}
            onCreate={async (values) => {
              const { AnnouncementId } = await creating.send(values)
              void navigate(href('announcement', {}, { id: String(AnnouncementId) }))
            }}
            onClose={() => setCreating(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
