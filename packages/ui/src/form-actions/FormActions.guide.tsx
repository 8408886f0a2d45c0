import { Button } from '../button/index.ts'
import type { Guide } from '../testing/guide.ts'
import { FormActions } from './FormActions.tsx'

export const guide: Guide = {
  lead: '长表单的末尾：按下去会发生什么、或为什么没成，以及按钮。滚动时一直在眼前。',
  use: ['比一屏长的表单：新建账号、导入、询价。', '提交会惊动别人时，用 `note` 说一声。', '服务器退回时，用 `problem` 把原因写在按钮旁边。'],
  avoid: ['对话框里的表单：`FormDialog` 自己有。', '页面的操作：放在 `PageHeader`。', '某一项填错了：写在那个 `Field` 下面。'],
  pairs: [
    {
      good: { shows: <FormActions note="导入后给 81 人发激活短信"><Button>取消</Button><Button variant="primary">导入</Button></FormActions>, because: '按之前就知道会发 81 条短信；主按钮在最后。' },
      bad: { shows: <FormActions><Button variant="primary">确定</Button><Button variant="primary">保存并继续</Button><Button>取消</Button></FormActions>, because: '两个主按钮，「确定」也没说确定什么。' },
    },
    {
      good: { shows: <FormActions problem="有 3 行的手机号已被使用，请改好后再导入"><Button>取消</Button><Button variant="primary">导入</Button></FormActions>, because: '失败写在按钮旁边，人的眼睛正看着这里。' },
      bad: { shows: <FormActions problem="系统异常，错误码 50013"><Button>取消</Button><Button variant="primary">导入</Button></FormActions>, because: '错误码对填表的人没有用：他不知道下一步做什么。' },
    },
  ],
  maturity: 'stable',
}
