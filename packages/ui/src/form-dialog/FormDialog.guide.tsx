import { Field } from '../field/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Window } from '../testing/Window.tsx'
import { TextInput } from '../text-input/index.ts'
import { FormDialog } from './FormDialog.tsx'

const nothing = () => {}

export const guide: Guide = {
  lead: '对话框里的表单：填了一半不会误关，送了一次不会再送，失败了原样留着。',
  use: ['新建或修改一样东西，字段不超过六个，改完还要回到列表。', '填过就给 `dirty`：按 Esc、× 与取消会先问一句。', '在送的时候给 `pending`，服务器退回时给 `problem`。'],
  avoid: ['字段多、要滚动：做成一页，末尾用 `FormActions`。', '只问是或否：用 `ConfirmDialog`。', '改一个数：用 `Popover`。'],
  pairs: [
    {
      wide: true,
      good: {
        shows: (
          <Window height={300}>
            <FormDialog defaultOpen size="small" title="新建角色" onSubmit={nothing} dirty problem="角色名称“采购员”已被使用">
              <Field label="角色名称" required><TextInput defaultValue="采购员" /></Field>
            </FormDialog>
          </Window>
        ),
        because: '标题说做什么，失败写在按钮上方，打过的名字还在。',
      },
      bad: {
        shows: (
          <Window height={300}>
            <FormDialog defaultOpen size="small" title="提示" onSubmit={nothing}>
              <Field label="名称"><TextInput /></Field>
            </FormDialog>
          </Window>
        ),
        because: '标题是「提示」，填过也不给 `dirty`：一按 Esc 全没了。',
      },
    },
  ],
  maturity: 'stable',
}
