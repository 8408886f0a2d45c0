import { media } from '@mall/ui/theme'
import { css, styled } from 'styled-components'

/** 行 商品 编码 物料 市场价 上期价 价格 变化 底价 毛利 阶梯 要说的, as the drawing has them, and 近一年, what was bought. */
const columns = '40px minmax(180px, 1fr) 92px var(--material) var(--market) 76px var(--price) 64px 72px 60px var(--tiers) var(--say) var(--bought)'

/** What these take at least. */
const width = 'calc(584px + var(--material) + var(--market) + var(--price) + var(--tiers) + var(--say) + var(--bought))'

/** Heights that the windowing reckons with, px: of a row, and of a card on a phone. A name has two lines in each. */
export const heights = {
  read: { row: 48, card: 88 },
  /** On a card each field has a line that a finger finds. */
  written: { row: 48, card: 168 },
  /** With the reason whole below the decision. */
  judged: { row: 72, card: 176 },
} as const
export const headHeight = 32

/** What the unit behind a price takes, so that prices end on one edge, px. */
const unitWidth = 32

/** How far that edge is from the end of its cell. */
const priceEnd = `calc(${unitWidth}px + var(--mall-space-12))`

/** A column without room keeps its place among the others. */
const leftOut = css`
  visibility: hidden;
  overflow: hidden;
  padding-inline: 0;
  border-inline-end: 0;
  white-space: nowrap;
`

export const Scroller = styled.div`
  --material: 100px;
  --market: 76px;
  --bought: 72px;
  --price: 116px;
  --tiers: 140px;
  --say: 224px;
  flex: 1 1 auto;
  overflow: auto;
  max-block-size: max(320px, calc(100dvh - 320px));
  border-block-start: 1px solid var(--mall-divider);
  font-variant-numeric: tabular-nums;
  overflow-anchor: none;

  /* What is read takes the room that its words need; the rest is for the names. */
  &[aria-readonly='true'] {
    --say: 88px;
  }
  &[data-says] {
    --say: 224px;
  }
  /* Of what is decided the words and both buttons are to be seen, and how much was bought; the code of the customer decides nothing. */
  &[data-judges] {
    --material: 0px;
    --say: 264px;
  }

  /* In a narrow place names, and what is to be said, need the room of what was bought and of the market price: a price above it says so itself. */
  container-type: inline-size;
  @container (width < 1280px) {
    &:is(:not([aria-readonly='true']), [data-says]):not([data-judges]) > * {
      --bought: 0px;
      --market: 0px;
      --tiers: 124px;
    }
    &:is(:not([aria-readonly='true']), [data-says]):not([data-judges]) [data-cell='bought'] {
      display: none;
    }
    &:is(:not([aria-readonly='true']), [data-says]):not([data-judges]) [data-cell='market'] {
      ${leftOut}
    }
  }
  &[data-judges] [data-cell='material'] {
    ${leftOut}
  }

  /* A reason is decided about: it stands whole below the decision. */
  &[data-judges] [data-cell='say']:not(:has(> input)) {
    flex-wrap: wrap;
    gap: 0 var(--mall-space-4);
    align-content: safe center;
    overflow-y: auto;
    white-space: normal;

    > :first-child:not(button) {
      flex: 1;
    }
    > ${() => Name} {
      flex: 1 0 100%;
      order: 1;
      overflow: visible;
      -webkit-line-clamp: none;
    }
  }
  &[data-filling] {
    cursor: crosshair;
    user-select: none;
  }

  /* Cards scroll with their page. */
  ${media.tablet} {
    overflow: visible;
    max-block-size: none;
  }
`

export const Head = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-start: 0;
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  min-inline-size: ${width};
  block-size: ${headHeight}px;
  border-block-end: 1px solid var(--mall-divider);
  background: var(--mall-canvas);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  font-weight: 600;

  > span {
    padding-inline: var(--mall-space-8);
  }
  > [data-end] {
    text-align: end;
  }
  > [data-on] {
    padding-inline-end: ${priceEnd};
    color: var(--mall-primary);
  }

  ${media.tablet} {
    display: none;
  }
`

export const Body = styled.div`
  position: relative;
  min-inline-size: ${width};

  ${media.tablet} {
    min-inline-size: 0;
  }
`

export const Row = styled.div`
  contain: size layout;
  position: absolute;
  inset-inline: 0;
  display: grid;
  grid-template-columns: ${columns};
  block-size: var(--row-height);
  border-block-end: 1px solid var(--mall-divider);
  background: var(--mall-surface);

  > * {
    position: relative;
    display: flex;
    gap: var(--mall-space-8);
    align-items: center;
    min-inline-size: 0;
    padding-inline: var(--mall-space-8);
    border-inline-end: 1px solid var(--mall-divider);
    overflow: hidden;
    white-space: nowrap;
  }
  > :last-child {
    border-inline-end: 0;
  }
  > [data-cell='facts'] {
    display: none;
  }
  > [data-end] {
    justify-content: flex-end;
  }
  button {
    flex: none;
    min-block-size: 24px;
    block-size: 26px;
    padding-inline: var(--mall-space-4);
  }
  > [data-quiet] {
    color: var(--mall-text-secondary);
  }

  /* The first and the last row of a range close its frame. */
  &[data-edge~='first'] {
    --edge-above: inset 0 2px 0 var(--mall-primary);
  }
  &[data-edge~='last'] {
    --edge-below: inset 0 -2px 0 var(--mall-primary);
  }

  &[data-kind='twice'],
  &[data-kind='unknown'],
  &[data-kind='unreadable'] {
    background: var(--mall-canvas);
  }
  &:is([data-kind='silent'], [data-kind='low'], [data-kind='unknown'], [data-kind='unreadable']) > [data-cell='no'] {
    box-shadow: inset 3px 0 0 var(--mall-danger);
  }
  &:is([data-kind='above'], [data-kind='twice']) > [data-cell='no'] {
    box-shadow: inset 3px 0 0 var(--mall-warning);
  }
  &:is([data-kind='silent'], [data-kind='low']) > :is([data-cell='price'], [data-cell='say']) {
    background: var(--mall-danger-soft);
  }
  &:is([data-kind='silent'], [data-kind='low']) > [data-cell='price'] {
    color: var(--mall-danger);
  }
  &[data-kind='above'] > :is([data-cell='price'], [data-cell='say']) {
    background: var(--mall-warning-soft);
  }

  /* A reason is longer than its column: while it is written it takes the room beside it. */
  > [data-cell='say']:focus-within {
    z-index: 1;
    margin-inline-start: -104px;
    background: var(--mall-surface);
    box-shadow: -1px 0 0 var(--mall-divider);
  }

  ${media.tablet} {
    grid-template-areas: 'name name' 'code price' 'tiers change' 'say say';
    grid-template-columns: minmax(0, 1fr) 144px;
    grid-template-rows: 28px 44px 44px 44px;
    align-content: start;
    gap: 0 var(--mall-space-12);
    padding: var(--mall-space-4) var(--mall-sheet-padding, 16px);

    > * {
      display: none;
      padding: 0;
      border: 0;
    }
    > [data-cell='name'] { display: flex; grid-area: name; }
    > [data-cell='code'] { display: flex; grid-area: code; }
    > [data-cell='price'] { display: flex; grid-area: price; }
    > [data-cell='change'] { display: flex; grid-area: change; padding-inline-end: ${priceEnd}; }
    > [data-cell='tiers'] { display: flex; grid-area: tiers; }
    > [data-cell='say'] { display: flex; grid-area: say; }
    > [data-cell='facts'] { display: flex; grid-area: say; }
    > [data-none] { display: none; }
    > [data-cell='say']:focus-within { margin-inline-start: 0; box-shadow: none; }
    button { min-block-size: 40px; padding-inline: var(--mall-space-8); }

    /* A card is tinted as a whole. */
    &:is([data-kind='silent'], [data-kind='low']) {
      background: var(--mall-danger-soft);
      box-shadow: inset 3px 0 0 var(--mall-danger);
    }
    &[data-kind='above'] {
      background: var(--mall-warning-soft);
      box-shadow: inset 3px 0 0 var(--mall-warning);
    }
    &[data-kind] > [data-cell]:not(:focus-within) { background: none; }

    [aria-readonly='true'] & {
      grid-template-areas: 'name name name' 'code change price' 'say say say';
      grid-template-columns: minmax(0, 1fr) auto auto;
      grid-template-rows: 28px 22px 28px;
    }
    [aria-readonly='true'] & > [data-cell='tiers'] { display: none; }
    [aria-readonly='true'] & > [data-cell='change'] { padding: 0; }
    [data-judges] & {
      grid-template-areas: 'name name name' 'code change price' 'facts facts facts' 'say say say';
      grid-template-rows: 28px 22px 22px minmax(0, 1fr);
    }
    [data-judges] & > [data-cell='facts'] { display: flex; grid-area: facts; }
    > [data-cell='name'] > :last-child { -webkit-line-clamp: 1; }
  }
`

/** A number of a row; the head says of what. */
export const Number = styled.span`
  color: var(--mall-text-tertiary);
  font-size: var(--mall-font-size-12);
`

/** Two lines of a name are as high as a row. */
export const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  min-inline-size: 0;
  line-height: 20px;
  white-space: normal;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** Of what a price is that of one: as wide for each, so that prices end on one edge. */
export const Unit = styled.span`
  flex: none;
  inline-size: ${unitWidth}px;
  overflow: hidden;
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  text-align: start;
  text-overflow: ellipsis;
`

/** A price that is read, and below it what it is a part of. */
export const Paid = styled.span`
  display: grid;
  grid-template-columns: auto ${unitWidth}px;
  gap: 0 var(--mall-space-4);
  align-items: baseline;
  justify-content: end;
  text-align: end;
  line-height: 20px;

  > small {
    grid-column: 1 / -1;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: 16px;
  }

  /* A card has the room before it, and ends with its unit. */
  ${media.tablet} {
    grid-template-columns: repeat(3, auto);

    > ${Unit} {
      inline-size: auto;
    }
    > small {
      grid-area: 1 / 1;
    }
    > small ~ b {
      grid-area: 1 / 2;
    }
  }
`

/** Of the name before a field of a card, px. */
const labelWidth = 28

/** Prices by quantity, each on a line: from how many on, and the price on one edge. */
export const Tiers = styled.span`
  display: grid;
  flex: 1;
  align-content: center;
  min-inline-size: 0;
  line-height: 20px;

  > span {
    display: flex;
    gap: var(--mall-space-8);
    justify-content: space-between;
    min-inline-size: 0;
  }
  > span > :first-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* Over the field, until that is written in. */
  input ~ & {
    position: absolute;
    inset: 0;
    padding-inline: var(--mall-space-8);
    pointer-events: none;

    ${media.tablet} {
      inset-inline-start: calc(${labelWidth}px + var(--mall-space-8));
    }
  }
  input:focus ~ & {
    display: none;
  }

  ${media.tablet} {
    line-height: 18px;
  }
`

/** Names a field where no head does. */
export const CardLabel = styled.span`
  display: none;

  ${media.tablet} {
    display: inline;
    flex: none;
    inline-size: ${labelWidth}px;
  }
`

/** A cell that is written in. */
export const Input = styled.input`
  inline-size: 100%;
  min-inline-size: 0;
  block-size: 100%;
  margin-inline: calc(-1 * var(--mall-space-8));
  padding-inline: var(--mall-space-8);
  box-sizing: content-box;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;

  &[data-end] {
    font-weight: 600;
    text-align: end;
  }
  &::placeholder {
    color: var(--mall-text-tertiary);
    opacity: 1;
  }
  [data-cell='price'] > & {
    padding-inline-end: ${priceEnd};
  }
  ~ ${Unit} {
    position: absolute;
    inset-inline-end: var(--mall-space-8);
    pointer-events: none;
  }
  [data-lines] > &:not(:focus) {
    color: transparent;
  }
  [data-cell='say'] > &::placeholder {
    color: var(--mall-danger);
  }
  &:focus-visible {
    outline: 2px solid var(--mall-primary);
    outline-offset: -2px;
    background: var(--mall-surface);
  }
  /* The marked cell, by its row. */
  [data-selected='material'] > * > &[data-column='1'],
  [data-selected='price'] > * > &[data-column='2'],
  [data-selected='tiers'] > * > &[data-column='3'],
  [data-selected='reason'] > * > &[data-column='4'] {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
    box-shadow: inset 2px 0 0 var(--mall-primary), inset -2px 0 0 var(--mall-primary), var(--edge-above, 0 0), var(--edge-below, 0 0);
  }

  ${media.tablet} {
    margin-inline: 0;
    padding-inline: var(--mall-space-8);
    block-size: 40px;
    box-sizing: border-box;
    border: 1px solid var(--mall-control-border);
    border-radius: var(--mall-radius-control);
    background: var(--mall-surface);

    /* The code of a product that is there is read. */
    [data-cell='code'] > &:not(:placeholder-shown, :focus) {
      border-color: transparent;
      padding-inline: 0;
      background: none;
    }
  }
`

/** The corner of the cell that is written in: drawn down, it fills those below. A phone has cards in place of cells. */
export const FillHandle = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  inline-size: 10px;
  block-size: 10px;
  border: 1px solid var(--mall-surface);
  background: var(--mall-primary);
  cursor: crosshair;
  touch-action: none;

  ${media.tablet} {
    display: none;
  }
`

export const Say = styled.span`
  display: inline-flex;
  flex: none;
  gap: var(--mall-space-4);
  align-items: center;
  max-inline-size: 100%;

  > svg {
    flex: none;
  }

  &[data-tone='danger'] {
    color: var(--mall-danger);
  }
  &[data-tone='warning'] {
    color: var(--mall-warning);
  }
`

export const Blank = styled.span`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border: 1px dashed var(--mall-divider);
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-12);
  align-items: center;
  min-block-size: 44px;
  padding: var(--mall-space-4) var(--mall-sheet-padding, 0px);
  border-block-start: 1px solid var(--mall-divider);
  background: var(--mall-canvas);

  > [data-push] {
    margin-inline-start: auto;
    color: var(--mall-text-secondary);
  }
  kbd {
    padding: 0 var(--mall-space-4);
    border: 1px solid var(--mall-divider);
    border-radius: 2px;
    font: inherit;
    font-size: var(--mall-font-size-12);
  }
  ${media.tablet} {
    > [data-keys] {
      display: none;
    }
    > [data-keys]:first-child + button {
      margin-inline-start: calc(-1 * var(--mall-space-12));
    }
  }
`

/** A short field among words. */
export const Short = styled.span`
  inline-size: 104px;

  input {
    text-align: end;
  }
`

/** A choice inside of a sentence. */
export const Choice = styled.span`
  flex: 0 1 144px;
`

/** A field beside a button. */
export const Beside = styled.span`
  flex: 1 1 140px;

  /* Wider than what is left beside the line above it. */
  ${media.tablet} {
    flex: 1 1 240px;
  }
`

export const Jump = styled.nav`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-16);
  align-items: center;
  min-inline-size: 0;

  /* The text of a button stands on the edge of the page, in each line. */
  > button {
    margin-inline-start: calc(-1 * var(--mall-space-12));
  }
  /* On a phone one line, that is moved sideways. */
  ${media.tablet} {
    flex: 1 1 60%;
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }

  > [data-tone='danger'] {
    color: var(--mall-danger);
  }
  > [data-tone='warning'] {
    color: var(--mall-warning);
  }
`

/** Stays in sight at the foot of the window. */
export const Decision = styled.div`
  position: sticky;
  z-index: 3;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8) var(--mall-space-12);
  align-items: center;
  min-block-size: 48px;
  padding: var(--mall-space-4) var(--mall-sheet-padding, 0px);
  border-block-start: 1px solid var(--mall-divider);
  background: var(--mall-surface);

  > :last-child {
    margin-inline-start: auto;
  }
  kbd {
    padding: 0 var(--mall-space-4);
    border: 1px solid var(--mall-divider);
    border-radius: 2px;
    font: inherit;
    font-size: var(--mall-font-size-12);
  }

  ${media.tablet} {
    [data-keys] {
      display: none;
    }
  }
`

/** Which version is shown, and what it changes. */
export const Looked = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-16);
  align-items: center;
  min-block-size: 40px;
  padding: var(--mall-space-4) var(--mall-sheet-padding, 0px);
  border-block-start: 1px solid var(--mall-divider);

  > p {
    margin: 0;
  }
  > span {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 var(--mall-space-12);
    align-items: center;
    margin-inline-start: auto;
  }
  ${media.tablet} {
    > span {
      margin-inline-start: 0;
    }
  }
`

/** Today on the line of the versions. */
export const Today = styled.span`
  position: absolute;
  inset-block-end: 100%;
  padding-inline-start: var(--mall-space-4);
  border-inline-start: 1px solid var(--mall-text);
  color: var(--mall-text);
  line-height: var(--mall-line-height-12);
  white-space: nowrap;
  pointer-events: none;
`

/** Where the versions are on the days of the agreement. */
export const Line = styled.ol`
  display: flex;
  gap: var(--mall-space-4);
  margin: 0;
  padding: var(--mall-space-24) var(--mall-sheet-padding, 0px) var(--mall-space-4);
  border-block-start: 1px solid var(--mall-divider);
  list-style: none;
  font-size: var(--mall-font-size-12);
  overflow-x: auto;
  scrollbar-width: none;

  > li {
    position: relative;
    flex: 1 0 auto;
    border-block-start: 4px solid var(--mall-divider);
    color: var(--mall-text-secondary);
  }
  > li[data-now] {
    border-block-start-color: var(--mall-primary);
  }
  > li[data-open] {
    border-block-start-style: dashed;
    border-block-start-color: var(--mall-primary);
  }
  button {
    padding: var(--mall-space-4) var(--mall-space-8) var(--mall-space-4) 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    text-align: start;
    white-space: nowrap;
  }
  button[aria-current] {
    color: var(--mall-text);
    font-weight: 600;
  }
`

/** Left out on a phone, where the rows come first. */
export const OnDesk = styled.span`
  ${media.tablet} {
    display: none;
  }
`
