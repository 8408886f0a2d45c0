import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as ui from './index.ts'

const nothing = () => {}
const options = [
  { value: '1', label: '账期月结' },
  { value: '2', label: '预存款' },
]

const hinted = { content: '导出全部', children: createElement(ui.Button, null, '导出') }

/** The controls, rendered without a browser; the six main components have the same test in their own suites. */
const drawn: [string, ReactElement, string][] = [
  ['Button', createElement(ui.Button, null, '加入购物车'), '加入购物车'],
  ['Button as a link', createElement(ui.Button, { href: '/shop/cart' }, '去购物车'), 'href="/shop/cart"'],
  ['Price', createElement(ui.Price, { value: 12.5, kind: 'market' }), '市场价'],
  ['QuantityStepper', createElement(ui.QuantityStepper, { min: 10, step: 6 }), 'value="12"'],
  ['Field', createElement(ui.Field, { label: '账号', required: true }, createElement(ui.TextInput)), 'aria-required="true"'],
  ['TextArea', createElement(ui.TextArea, { 'aria-label': '事由', defaultValue: '新员工入职' }), '新员工入职'],
  ['Checkbox', createElement(ui.Checkbox, null, '仅看有货'), 'type="checkbox"'],
  ['Switch', createElement(ui.Switch, null, '价格可见'), 'role="switch"'],
  ['RadioGroup', createElement(ui.RadioGroup, { 'aria-label': '支付', options }), 'role="radiogroup"'],
  ['Select', createElement(ui.Select, { 'aria-label': '支付', options }), '预存款'],
  ['Tabs', createElement(ui.Tabs, { label: '状态', items: options }, '列表'), 'role="tabpanel"'],
  ['Steps', createElement(ui.Steps, { items: ['购物车', '核对', '提交'], current: 1 }), 'aria-current="step"'],
  ['StatusTag', createElement(ui.StatusTag, { tone: 'seal' }, '已批准'), '已批准'],
  ['Badge', createElement(ui.Badge, { count: 100 }), '99+'],
  ['Empty', createElement(ui.Empty, { title: '暂无数据' }), '暂无数据'],
  ['Skeleton', createElement(ui.Skeleton, { lines: 2 }), 'aria-hidden="true"'],
  ['LoadingOverlay', createElement(ui.LoadingOverlay, { busy: true }, '列表'), 'aria-busy="true"'],
  ['Dialog', createElement(ui.Dialog, { open: true, title: '编辑地址' }), '编辑地址'],
  ['ConfirmDialog', createElement(ui.ConfirmDialog, { open: true, title: '删除', description: '不可恢复', onConfirm: nothing }), '不可恢复'],
  ['Drawer', createElement(ui.Drawer, { open: true, title: '筛选' }), '筛选'],
  ['Popover', createElement(ui.Popover, { label: '列', trigger: createElement(ui.Button, null, '列设置') }), '列设置'],
  ['Tooltip', createElement(ui.Tooltip, hinted), '导出全部'],
  ['Toasts', createElement(ui.Toasts, { store: ui.createToasts() }), 'role="status"'],
  ['Icon', createElement(ui.Icon, { name: 'cart' }), '<path'],
]

test('the test has no document', () => {
  expect(typeof document).toBe('undefined')
})

test.each(drawn)('%s is in the server’s HTML', (_name, element, part) => {
  const html = renderToString(createElement(ui.MallThemeProvider, { scheme: 'system', density: 'comfortable' }, element))
  expect(html).toContain('data-scheme="system"')
  expect(html).toContain(part)
})

test('a tenant’s colours are in the HTML before any script', () => {
  const brand = { name: '青松集采', primary: '#2F6B3A' }
  expect(renderToString(createElement(ui.MallThemeProvider, { brand }, '文'))).toContain('--mall-light-primary:#2F6B3A')
})
