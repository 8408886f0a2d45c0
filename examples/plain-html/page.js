import { drawPuzzle } from './puzzle.js'

const bar = document.querySelector('mall-top-bar')
const box = document.querySelector('mall-search-box')
const captcha = document.querySelector('mall-slide-captcha')
const form = document.querySelector('#search')
const output = form.querySelector('output')

for (const element of [bar, box, captcha]) element.brand = { name: '青松文具', primary: '#2F6B3A' }

bar.links = [{ label: '我的领用', href: '#desk' }, { label: '联系行政', action: 'ask' }]
bar.menus = [{ label: '网站导航', sections: [{ title: '集团', links: [{ label: '总部', href: '#head-office' }] }] }]
bar.addEventListener('mall-action', ({ detail }) => (output.value = `按下：${detail.action}`))
bar.addEventListener('mall-logout', () => (bar.nickname = ''))

const supplies = ['A4 复印纸 80 克', 'A3 复印纸 80 克', '按动中性笔 0.5 黑色', '订书机 12 号']
box.loadSuggestions = (query) => supplies.filter((name) => name.includes(query)).map((label) => ({ id: label, label }))
box.hotKeywords = [{ keyword: '复印纸', highlight: true }, { keyword: '中性笔' }]
// Without this a search sends the form, as Enter does in the browser's own fields.
box.addEventListener('mall-search', (event) => {
  event.preventDefault()
  output.value = `查询：${event.detail.query}`
})

Object.assign(captcha, drawPuzzle())
captcha.addEventListener('mall-alternative', () => (output.value = '验证码已发送'))

form.addEventListener('submit', (event) => {
  event.preventDefault()
  output.value = new URLSearchParams(new FormData(form)).toString()
})
