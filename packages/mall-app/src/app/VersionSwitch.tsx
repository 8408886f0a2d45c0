import { isMallError, switchToOldMall } from '@mall/api'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { TopBar } from '@mall/ui/top-bar'
import { useQuery } from '@tanstack/react-query'
import { isOldMallAddress, returnFromOldMall } from './old-mall.ts'
import { useSite } from '../site/site.ts'
import { accountQueries } from '../queries/account.ts'

/** The way to the old mall (specification §2, §4): only when logged in, and only where there is an old mall to go to. */
export const VersionSwitch = () => {
  const { mall, notify } = useMallServices()
  const { key, isLoggedIn } = useViewer()
  const { Origins: origins, Mode: mode } = useSite().OldMall
  const { data: address = '' } = useQuery({ ...accountQueries.oldMallAddress(mall, key), enabled: isLoggedIn && origins.length > 0 })
  if (!isLoggedIn || !isOldMallAddress(address, origins)) return null
  const leave = async () => {
    try {
      await switchToOldMall(mall, { returnUrl: returnFromOldMall(location.href), mode, allowedOrigins: origins })
    } catch (error) {
      notify(isMallError(error) ? error.message : '未获取到旧版商城地址', 'danger')
    }
  }
  return <TopBar.Action onClick={() => void leave()}>切换旧版</TopBar.Action>
}
