import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Window } from '../testing/Window.tsx'
import { TextArea } from '../text-input/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

const nothing = () => {}

export const guide: Guide = {
  lead: '打断一下的窗口：人处理完才回到原处。`ConfirmDialog` 是做之前问一句的那种。',
  use: ['撤不回来的事，做之前问一句：取消订单、停用账号、删除。', '离不开当前页、又必须先答的一件小事：写审批意见。'],
  avoid: ['表单：用 `FormDialog`，它会护着填过的内容。', '看一条记录：用 `Drawer`。', '告诉人做成了：用 `Toasts`。', '能撤销的事：直接做，在 `Toasts` 里给「撤销」。'],
  sample: (
    <Window height={300}>
      <Dialog defaultOpen title="驳回申请" footer={<><Button>取消</Button><Button variant="primary">提交</Button></>} onOpenChange={nothing}>
        <Field label="审批意见" required><TextArea rows={2} /></Field>
      </Dialog>
    </Window>
  ),
  pairs: [
    {
      wide: true,
      good: {
        shows: (
          <Window height={260}>
            <ConfirmDialog open danger title="取消这张订单？" description="取消后预算会退回，且不能恢复。" messages={{ confirm: '取消订单', cancel: '先不取消' }} onConfirm={nothing} />
          </Window>
        ),
        because: '标题是问题，说明是后果，按钮写动作：不看正文也不会按错。',
      },
      bad: {
        shows: (
          <Window height={260}>
            <ConfirmDialog open title="提示" description="您确定要进行此操作吗？" messages={{ confirm: '确定', cancel: '取消' }} onConfirm={nothing} />
          </Window>
        ),
        because: '「此操作」是哪个？在「取消订单」里再按「取消」，谁也不知道取消了什么。',
      },
    },
  ],
  maturity: 'stable',
}
