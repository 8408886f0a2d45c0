/** What the cells of the tables of keys say, in Chinese, by the English words of the developers' guides. Names of keys alone are the same in both. */
export const keyWords: Readonly<Record<string, string>> = {
  // Heads.
  Key: '按键', On: '焦点在', Where: '焦点在', Does: '作用', What: '作用', 'What it does': '作用',
  'In a list': '在列表里', 'In a search': '在搜索框里', 'In the field': '在输入框里', 'In the menu': '在菜单里', 'In the calendar': '在日历里', 'In a column': '在一列里',
  'On the button': '在按钮上', 'On the slider': '在滑块上', 'On a point': '在图上的一项',
  // Keys with words.
  'a letter': '字母', 'a letter, a word': '字母、词', 'a month, `2026-0`': '月份，如 `2026-0`', '↓ or →': '↓ 或 →', '↑ or ←': '↑ 或 ←',
  '<kbd>Shift</kbd> with any of the first two': '<kbd>Shift</kbd> 加前两行的任一键',
  '<kbd>Shift</kbd> with these, <kbd>Page Up</kbd>, <kbd>Page Down</kbd>': '<kbd>Shift</kbd> 加以上各键，<kbd>Page Up</kbd>，<kbd>Page Down</kbd>',
  '<kbd>←</kbd> at the start of the text': '光标在最前时按 <kbd>←</kbd>',
  // Where the focus is.
  anything: '任何一处', 'anything, folded': '任何一处，折叠时', 'anything, while a panel is open': '任何一处，面板展开时', 'anywhere in the field': '上传区内任何一处',
  'a group': '分组', 'an open group, folded': '展开的分组，折叠时', 'an item': '菜单项', 'an item or a link': '菜单项或链接', 'a row': '一行文件',
  'a button': '按钮', 'a link': '链接', 'a link in a panel': '面板里的链接', 'a name or a button': '名称或按钮',
  // Moving.
  'moves through groups and visible items': '依次经过分组与可见的菜单项',
  'moves through the items, and through an open panel': '依次经过各项，以及展开的面板',
  'moves through names and buttons, and through an open panel': '依次经过名称与按钮，以及展开的面板',
  'the next, the previous visible item': '下一个、上一个可见的菜单项', 'the first group, the last visible item': '第一个分组、最后一个可见的菜单项',
  'goes into its items': '进入它的菜单项', 'the item before': '上一项', 'the one before': '上一个', 'the next, the one before': '下一个、上一个',
  'the first, the last': '第一个、最后一个', 'the first, the last of its list': '所在列表的第一个、最后一个',
  'the next item; from an open button, the first link of its panel': '下一项；按钮展开时，到面板的第一个链接',
  'the next one; from an open button, the first link of its panel': '下一个；按钮展开时，到面板的第一个链接',
  'The next, previous option': '下一个、上一个选项', 'The first, last one': '第一个、最后一个', 'First, last': '第一个、最后一个',
  'The next, previous tab, round the ends; turned round in right-to-left text': '下一个、上一个标签，到头后回到另一头；从右到左的文字里方向相反', 'The first, last tab': '第一个、最后一个标签',
  'The next, the previous entry of the list': '下拉里的下一项、上一项', 'Next, round to the first': '下一项，到头后回到第一项', 'Previous, round to the last': '上一项，到头后回到最后一项',
  'The next row that starts with it': '以它开头的下一行', 'The first entry that starts with it': '以它开头的第一项', 'The next item that starts with it': '以它开头的下一项', 'The next that starts with it': '以它开头的下一个',
  'To the row that is chosen, or the first; then on': '到选中的一行，没有就到第一行；再按离开', 'Go among the rows that show': '在可见的行之间移动', 'Go within it': '在其中移动', 'Go within it, round the ends': '在其中移动，到头后回到另一头',
  'Ten rows on, back': '向后、向前十行', 'Ten options on, back': '向后、向前十个选项', 'To the list': '到列表', 'Into the next column': '到下一列', 'Back into the one before': '回到上一列', 'From the search to each column': '从搜索框依次到各列',
  'To the control: opens it; away: closes it': '移到控件上：显示；离开：隐藏', 'To the action and to ×': '到操作和 ×', 'To the field, then to its buttons': '到输入框，再到它的按钮', 'To the tab that shows, then into the panel': '到当前标签，再进入内容',
  'Through the controls of the head and of the rows': '依次经过表头与各行里的控件', 'Scroll the rows when they have the focus': '焦点在表格上时滚动各行', 'Through the tools': '依次经过各个工具', 'Through the actions, to ⋯': '依次经过各个操作，到 ⋯',
  'To the chosen star, or the first': '到选中的星，没有就到第一颗', 'To the chosen option, or the first': '到选中的选项，没有就到第一个', 'To the name, the stepper, 加入购物车, 收藏': '到名称、数量、加入购物车、收藏',
  'From the button into the panel and on': '从按钮进入面板，再往后', 'Through the size, the pages and the field': '依次经过每页条数、页码和跳转框', 'To the presets, the start and the end': '到快捷选项、开始和结束',
  'To the presets, the start, the end, and the button of each calendar': '到快捷选项、开始、结束和各自的日历按钮', 'On the presets: the next, the previous one': '在快捷选项上：下一个、上一个',
  'Within the dialog, round its ends': '只在对话框内移动，到头后回到另一头', 'Within the drawer, round its ends': '只在抽屉内移动，到头后回到另一头', 'Through the fields, 展开筛选, 重置, 查询': '依次经过各字段、展开筛选、重置、查询',
  'Day before, after; week before, after': '前一天、后一天；上周、下周的同一天', 'First, last day of the week': '一周的第一天、最后一天', 'Month before, after; with <kbd>Shift</kbd>, the year': '上个月、下个月；加 <kbd>Shift</kbd> 为上一年、下一年',
  'To the button, which shows itself': '到按钮，按钮随之出现', 'To the last chip; <kbd>←</kbd> <kbd>→</kbd> go among them': '到最后一个已选项；<kbd>←</kbd> <kbd>→</kbd> 在已选项之间移动', 'Move the caret': '移动光标', 'Move the caret and let go of the row': '移动光标，并放开选中的行',
  'Through the columns: its box, 前移, 后移': '依次经过各列：勾选框、前移、后移', 'To the chosen point, or the last one; once more, out of the chart': '到选中的一项，没有就到最后一项；再按离开图表', 'Point before, after': '前一项、后一项', 'First, last point': '第一项、最后一项',
  'To the links in it and to ×': '到其中的链接和 ×', 'To the start, to the end': '到起点、到终点', 'From the field to the search, then to the tree': '从输入框到搜索框，再到树',
  'From one limit to the other; the one that is left becomes the plain number': '从一端到另一端；离开的一端整理成纯数字',
  // Opening and closing.
  'opens or closes it': '展开或收起', 'opens or closes its panel': '展开或收起它的面板', 'opens or closes the panel of its row': '展开或收起所在行的面板', 'closes the items; the focus returns to their group': '收起菜单项，焦点回到分组', 'closes it; the focus returns to its button': '关闭，焦点回到按钮',
  'Opens the picker': '打开文件选择', 'On the field: opens or closes it': '在输入框上：打开或关闭', 'Closes; the focus is on the field': '关闭，焦点回到输入框', 'Closes; the focus is on the button': '关闭，焦点回到按钮', 'Closes it; the focus stays': '隐藏，焦点不动', Closes: '关闭',
  'Opens the node; opened, into it': '展开节点；已展开则进入下级', 'Closes the node; closed, to its parent': '收起节点；已收起则回到上级', 'Opens all nodes beside it': '展开所有同级节点', 'Opens the list': '打开列表', 'Opens without choosing, closes': '打开而不选、关闭',
  'Opens at the first item': '打开，焦点在第一项', 'Opens at the last item': '打开，焦点在最后一项', 'Closes and goes on from the button': '关闭，从按钮往后移动', 'Opens the calendar': '打开日历', 'On the button: opens or closes it': '在按钮上：打开或关闭', 'On the button: opens the list': '在按钮上：打开列表',
  'Closes without a choice': '不选而关闭', 'Leaves, closes, takes nothing': '离开并关闭，什么也不选', 'Open; next, previous option, round the ends': '打开；下一个、上一个选项，到头后回到另一头', 'Closes the editor without a change': '关闭编辑框，不作改动',
  'Closes the list and takes back the text; then it is the dialog\'s': '关闭列表并还原文字；再按由对话框处理', 'Closes the list; once more, empties the field; on an empty field it is the page\'s': '关闭列表；再按清空输入框；输入框为空时由页面处理',
  'Closes; when something was typed, after a question': '关闭；已有输入时先询问', 'Closes, unless it is not dismissible': '关闭，不可关闭的除外', 'Closes, unless it is not dismissible; what is open inside it, a calendar or a menu, closes first': '关闭，不可关闭的除外；里面展开的日历或菜单先关闭',
  'Closes and gives the focus back; in a dialog it closes only the calendar': '关闭并交还焦点；在对话框里只关闭日历', 'On ×: closes it': '在 × 上：关闭', 'On ⋯: open the menu at its first, last item; the menu has the keys of `Menu`': '在 ⋯ 上：打开菜单，焦点在第一项、最后一项；菜单里的按键同 `Menu`',
  'In a day: opens its calendar, with the keys of `DatePicker`': '在日期上：打开日历，按键同 `DatePicker`', 'On a blank: opens its editor': '在填空上：打开编辑框', 'Next, previous row, round the ends; on a closed list, opens it': '下一行、上一行，到头后回到另一头；列表关着时打开它',
  // Choosing and doing.
  'follows it': '前往', 'Adds the files of the clipboard': '添加剪贴板里的文件', 'Cancel, retry, remove': '取消、重试、移除', 'In the tree: as in `Tree`': '在树里：同 `Tree`', 'In the tree: chooses': '在树里：选中', Chooses: '选中', 'Chooses, or ticks': '选中，或勾选',
  'One place up, down among the nodes of its parent': '在同级之间上移、下移一位', 'Into the node above it, as its last': '移入上面的节点，成为它的最后一个', 'Out of its parent, behind it': '移出上级，排在它后面', 'Marks the row, or takes the mark away': '标记这一行，或取消标记', 'Marks all rows on the way': '标记经过的所有行',
  'Marks all rows that are shown, or none when all are marked': '标记所有可见的行，已全部标记时全部取消', 'Moves what is marked to the other list, without marks the row': '把标记的移到另一边，没有标记时移动这一行', 'Does it; closes the notice': '执行，并关闭提示',
  'In a field of one line: sends the form': '在单行输入框里：提交表单', 'In a field of one line: submits': '在单行输入框里：提交', 'On a button: clears it, shows the password': '在按钮上：清空、显示密码', 'On a head: the next order': '在表头上：切换排序',
  'With `onRowPeek` or `onRowOpen`: to the next row, the one before': '有 `onRowPeek` 或 `onRowOpen` 时：到下一行、上一行', 'On a row: `onRowPeek`': '在一行上：`onRowPeek`', 'On a row: `onRowOpen`': '在一行上：`onRowOpen`',
  'On the handle of a column: 8 px wider, narrower; turned round where rows begin at the right': '在列宽手柄上：宽、窄 8 px；从右到左的页面里方向相反', 'On the handle: 40 px wider, narrower': '在列宽手柄上：宽、窄 40 px', 'Turns it on or off': '打开或关闭开关', 'One pixel forward, back': '前进、后退一像素', 'Ten pixels': '十像素',
  'Submits the answer; says 请先完成滑动验证 while the piece was not moved; loads a new challenge when expired or unavailable': '提交答案；未拖动时提示“请先完成滑动验证”；过期或不可用时换一张', 'While dragging: moves the piece back to the start': '拖动时：拼块回到起点', 'Opens the link, presses the button': '打开链接、按下按钮', 'Presses the button': '按下按钮', 'Chooses and closes': '选中并关闭',
  'Takes the chosen row, otherwise searches for the text': '取选中的行，没有就搜索输入的文字', 'Acts; opens the menu on ⋯': '执行；在 ⋯ 上打开菜单', 'The same, but not on a link': '同上，链接除外', 'One star more, round the end': '多一颗星，到头后回到第一颗', 'One star less': '少一颗星', 'Chooses the star that has the focus': '选中焦点所在的星',
  'Chooses the next, round the end': '选中下一个，到头后回到第一个', 'Chooses the one before': '选中上一个', 'Chooses the one that has the focus': '选中焦点所在的一个', 'One step more, less': '加、减一步', 'Ten steps more, less': '加、减十步', 'Takes what was typed': '采用输入的值', 'Takes back what was typed': '还原输入的值',
  'On the name: opens the product': '在名称上：打开商品', 'On a button: presses it': '在按钮上：按下', 'On a page: goes there': '在页码上：前往该页', 'In the field: jumps, and empties it': '在跳转框里：跳转，并清空', 'Makes it the plain number, and sends the form': '整理成纯数字，并提交表单', 'On a filled blank: clears it': '在已填的空上：清空',
  'In `FilterOptions`: go within the list': '在 `FilterOptions` 里：在选项间移动', 'In `FilterOptions`: chooses': '在 `FilterOptions` 里：选中', 'In `FilterText`: applies': '在 `FilterText` 里：应用', 'In `FilterText`: takes back what was typed': '在 `FilterText` 里：还原输入', 'In a field: searches': '在字段里：查询',
  'On 展开筛选: shows or hides the fields beyond `collapsedCount`': '在展开筛选上：显示或隐藏 `collapsedCount` 以外的字段', 'Presses the button that has the focus': '按下焦点所在的按钮', 'In a day: writes it as `YYYY-MM-DD` and sends the form': '在日期上：写成 `YYYY-MM-DD` 并提交表单', 'Writes the day as `YYYY-MM-DD` and sends the form': '把日期写成 `YYYY-MM-DD` 并提交表单',
  'Takes the day, closes, and gives the focus back': '取这一天，关闭并交还焦点', 'Copies; the focus stays': '复制，焦点不动', 'Takes the marked option; after a search that is the first': '取标出的选项；搜索后是第一个', 'In an empty field removes the last chip; on a chip that one': '输入框为空时移除最后一个已选项；在已选项上移除它',
  'On a box: shows or hides the column': '在勾选框上：显示或隐藏该列', 'On 前移 or 后移: moves it by one; the focus stays': '在前移或后移上：移动一位，焦点不动', 'Ticks it, or takes the tick away': '勾选，或取消勾选', 'Chooses the point: `onSelect` with `details.reason` `keyboard`': '选中这一项：`onSelect`，`details.reason` 为 `keyboard`',
  'On the field: opens it, and goes to what is chosen, or to the first item': '在输入框上：展开，并到选中的一项，没有就到第一项', 'In the search: to the tree': '在搜索框里：到树',
  'Into the next column; on the last level chooses and closes': '到下一列；在最末级选中并关闭', 'Presses it; follows the link': '按下；链接则前往', 'Presses it, but not a link': '按下，链接除外',
}

/** Whether a cell says more than keys and code. */
const hasWords = (cell: string): boolean => /[A-Za-z]/.test(cell.replaceAll(/<kbd>.*?<\/kbd>|`[^`]*`/g, ''))

const keyNames = /^(?:(?:Tab|Shift|Enter|Space|Home|End|Escape|Esc)(?:[,+ ]+|$))+$/

/** A cell of a table of keys in Chinese; names of keys as they are. Undefined while nobody has said it in Chinese. */
export const inChinese = (cell: string): string | undefined => (hasWords(cell) && !keyNames.test(cell) ? keyWords[cell] : cell)
