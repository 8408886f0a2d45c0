import { useState } from 'react'
import { Alert } from '../alert/index.ts'
import { Button } from '../button/index.ts'
import type { Guide } from '../testing/guide.ts'
import { createToasts, type ToastInput } from './create-toasts.ts'
import { Toasts } from './Toasts.tsx'

const Example = ({ press, toast }: { readonly press: string; readonly toast: ToastInput }) => {
  const [store] = useState(() => createToasts())
  return (
    <>
      <Button onClick={() => store.show(toast)}>{press}</Button>
      <Toasts store={store} messages={{ region: `通知：${press}` }} />
    </>
  )
}

export const guide: Guide = {
  lead: '刚做完的事的结果：几秒后自己走，可以带一个「撤销」。',
  use: ['做成了，而页面上看不出来：已加入购物车、已复制、已保存。', '能撤销的事：直接做，再给 `action`。', '每页一个，`createToasts` 在哪儿都能叫它。'],
  avoid: ['必须看到、必须处理：用 `Alert` 或 `Dialog`。', '表单的错：写在 `Field` 下面。', '页面自己已经变了（跳转了、行没了）：不必再说。'],
  pairs: [
    {
      good: { shows: <Example press="移出购物车" toast={{ message: '已移出“A4 复印纸 70g”', tone: 'success', action: { label: '撤销', onAction: () => {} } }} />, because: '说清移的是什么，六秒内可以反悔。' },
      bad: { shows: <Example press="提交" toast={{ message: '操作成功！', tone: 'success' }} />, because: '哪个操作？成功之后呢？说了等于没说。' },
    },
    {
      good: { shows: <Alert tone="danger" title="订单没有提交">3 种商品库存不足，请改数量后再提交。</Alert>, because: '要人去改的失败留在页面上。' },
      bad: { shows: <Example press="提交订单" toast={{ message: '3 种商品库存不足', tone: 'danger' }} />, because: '四秒后没了：哪 3 种？' },
    },
  ],
  maturity: 'stable',
}
