import { Empty } from '@mall/ui/empty'
import { Skeleton } from '@mall/ui/skeleton'
import { AccessCard } from '../../../components/access-card/AccessCard.tsx'

/** Waiting, or why there is no view: of one that ended how it did, `unasked` nobody opened it, `refused` its code opens nothing, `forbidden` the browser keeps nothing. */
export type ViewWait = 'waiting' | 'left' | 'over' | 'lost' | 'unasked' | 'refused' | 'forbidden'

const again = '要再看，请回到商家后台的客户资料，在“人”一栏重新打开。'

const words: Readonly<Record<Exclude<ViewWait, 'waiting'>, { readonly title: string; readonly text: string }>> = {
  left: { title: '查看已结束', text: `这个页面可以关闭。${again}` },
  over: { title: '查看时间已到', text: `每次最多查看 30 分钟，到时自动结束。${again}` },
  lost: { title: '查看已被结束', text: `客户账号已停用，或您的员工账号不能再查看。${again}` },
  unasked: { title: '没有要查看的客户', text: '请在商家后台的客户资料里，从“人”一栏打开。' },
  refused: { title: '没有打开客户身份', text: `打开的凭证已用过或已过期，或网络中断。请关闭这个页面。${again}` },
  forbidden: { title: '浏览器不允许保存', text: '浏览器禁止了网站数据，无法查看。请在浏览器设置里允许后，从商家后台重新打开。' },
}

/** Before and after a view. */
export const ViewCustomerView = ({ state }: { readonly state: ViewWait }) => (
  <AccessCard heading="以客户身份查看">
    {state === 'waiting' ? (
      <div role="status" aria-label="正在打开客户看到的商城">
        <Skeleton lines={3} />
      </div>
    ) : (
      <Empty kind={state === 'left' || state === 'over' ? 'empty' : 'error'} size="small" title={words[state].title}>
        {words[state].text}
      </Empty>
    )}
  </AccessCard>
)
