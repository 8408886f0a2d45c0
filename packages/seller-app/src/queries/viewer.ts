import { sellerMenuFor, type StaffViewer } from '@mall/api/seller/contract'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useSeller } from './seller.ts'

/** Who is logged in, and what is open to them. */
export const useStaff = () => {
  const { key, isLoggedIn } = useViewer()
  return useQuery({ ...callQuery(useSeller(), 'POST /api/SellerAccount/Viewer', key, {}), enabled: isLoggedIn })
}

/** The codes of the menu that they see; undefined until they are known. */
export const menuCodesOf = (staff: StaffViewer | undefined): readonly string[] | undefined =>
  staff && sellerMenuFor({ permissions: new Set(staff.Permissions), scope: staff.Scope })
