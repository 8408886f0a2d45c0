import { logout } from '@mall/api/seller'
import { removeDrafts } from '@mall/app-kit/storage/remove-drafts.ts'
import { useNavigate } from 'react-router-dom'
import { storageNames } from '../../lib/storage-names.ts'
import { useSeller } from '../../queries/seller.ts'
import { loginHref } from '../../site/routes.ts'

/** Ends the session on the server and in every tab, and shows the login. */
export const useLogout = (): (() => Promise<void>) => {
  const seller = useSeller()
  const navigate = useNavigate()
  return async () => {
    removeDrafts(storageNames)
    await logout(seller)
    void navigate(loginHref(''))
  }
}
