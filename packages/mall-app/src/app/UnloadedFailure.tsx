import { Failure, Reload } from './UnloadedFailure.styles.ts'

/**
 * The page's own code did not come. A browser may keep the failure of a script, so the way to try again is to load the page
 * anew, at the same address. Made of nothing that would have to be loaded itself.
 */
export function UnloadedFailure() {
  return (
    <Failure role="alert">
      <h1>页面加载失败</h1>
      <p>网络不稳定或商城刚刚更新，请重试；地址会保留。</p>
      <Reload type="button" onClick={() => location.reload()}>
        重试
      </Reload>
    </Failure>
  )
}
