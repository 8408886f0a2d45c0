import { GoodsList } from '@mall/app-kit/goods/Goods.styles.ts'
import { media } from '@mall/ui/theme'
import { css, styled } from 'styled-components'

/** All in one line of a phone of 360 px. */
export const BulkActions = styled.div`
  display: flex;
  gap: var(--mall-space-8);

  /* Its words end where the page does. */
  > [data-variant='text']:last-child {
    margin-inline-end: calc(-1 * var(--inset));
  }

  ${media.tablet} {
    flex-wrap: wrap;
    justify-content: space-between;
    inline-size: 100%;

    /* Of the buttons alone: a dialog that stands beside its button has controls of the usual size. */
    > button {
      --mall-control-height: 40px;
      --mall-control-padding: 0;
      --mall-control-font-size: var(--mall-font-size-12);
    }
  }
`

/** Measures itself: the figures stand below the names where it is narrow. */
export const Table = styled.section`
  container-type: inline-size;
`

/** One grid for the head and all lines: a column is as wide as its longest figure, and the names have the rest. */
export const Columns = styled.div`
  ${media.desk} {
    display: grid;
    grid-template-columns: calc(20px + var(--mall-sheet-padding)) minmax(0, 1fr) repeat(4, max-content);
    column-gap: var(--mall-space-12);
  }
`

const row = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
`

export const Head = styled.div`
  ${row}
  align-items: center;
  padding-inline: var(--mall-sheet-padding);
  border-block: 1px solid var(--mall-divider);
  background: var(--mall-canvas);
  color: var(--mall-text-secondary);
  font-size: var(--mall-font-size-12);
  font-weight: 600;
  line-height: var(--mall-line-height-12);

  > :first-child {
    grid-column: 1 / 3;
  }

  > [data-part='name'] {
    display: none;
  }

  [data-part='price'],
  [data-part='subtotal'],
  [data-part='actions'] {
    text-align: end;
  }

  ${media.narrow} {
    display: block;

    > span {
      display: none;
    }
  }
`

export const Lines = styled.ul`
  ${row}
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--mall-divider);
  }

  ${media.narrow} {
    display: block;
  }
`

/** The figures of a line stand on its first line, beside the name. */
export const Line = styled.li`
  ${row}
  align-items: start;
  padding: var(--mall-space-12) var(--mall-sheet-padding);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  /* The box, not the target around it, stands below that of the head. */
  > :first-child {
    justify-self: start;
    margin-inline-start: calc(-1 * var(--mall-space-4));
  }

  > [data-part='amounts'] {
    display: contents;
  }

  > [data-part='price'],
  [data-part='subtotal'] {
    display: grid;
    justify-items: end;
  }

  > [data-part='price'] {
    grid-template-columns: auto auto;
    gap: 0 var(--mall-space-4);
    align-items: baseline;
    justify-content: end;
  }

  > [data-part='price'] > :first-child {
    grid-column: 1 / -1;
  }

  > [data-part='price'] > :first-child,
  [data-part='subtotal'] > :first-child {
    line-height: var(--mall-control-height);
  }

  [data-part='subtotal'] > * {
    font-weight: 600;
  }

  [data-part='quantity'] {
    display: grid;
    justify-items: end;
  }

  [data-part='quantity'] > small {
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  [data-part='actions'] {
    display: flex;
    justify-content: end;
  }

  /* A name breaks between its words, not within one. */
  [data-part='name'] {
    text-wrap: balance;
    word-break: keep-all;
  }

  /* Quieter than the code: one of them stands in every line. Its word ends where the prices do. */
  > [data-part='price'] button {
    --question-ink: var(--mall-text-tertiary);
    grid-column: 2;
    margin-inline-end: calc(-1 * var(--mall-space-4));
  }

  /* In a narrow sheet the figures leave a name a word or two: they stand below it. */
  ${media.desk} {
    @container (inline-size < 700px) {
      row-gap: var(--mall-space-4);

      > :nth-child(2) {
        grid-column: 2 / -1;
      }

      > [data-part='price'] {
        grid-column: 2 / 4;
        display: flex;
        flex-direction: row-reverse;
        gap: var(--mall-space-8);
        align-items: baseline;
        align-self: start;
      }
    }
  }

  /* In every line of a cart the colour of links would be louder than the goods. */
  [data-part='actions'] > [data-variant='text'] {
    --ink: var(--mall-text-secondary);
  }

  ${media.narrow} {
    grid-template-columns: 16px 72px minmax(0, 1fr);
    gap: 0 var(--mall-space-12);
    padding-block: var(--mall-space-8);

    > :nth-child(2) {
      grid-column: 2 / -1;
    }

    /* The price, the quantity and what they come to stand below the name, from its edge; what takes the line out stands below the picture. */
    > [data-part='price'] {
      display: flex;
      flex-wrap: wrap;
      grid-column: 3;
      gap: 0 var(--mall-space-8);
      justify-content: start;
    }

    > [data-part='price'] > :first-child,
    [data-part='subtotal'] > :first-child {
      line-height: var(--mall-line-height-14);
    }

    > [data-part='amounts'] {
      display: flex;
      flex-wrap: wrap;
      grid-column: 3;
      gap: var(--mall-space-4);
      align-items: center;
      justify-content: space-between;
    }

    /* Three digits, so that what they come to has room beside them. */
    > [data-part='amounts'] input {
      min-inline-size: 3em;
    }

    [data-part='quantity'] > small {
      display: none;
    }

    [data-part='subtotal'] {
      margin-inline-start: auto;
    }

    [data-part='actions'] {
      grid-row: 3;
      grid-column: 2;
      align-self: center;
      justify-content: start;
    }
  }
`

/** Below the lines: pictures, names and what takes a line out stand where theirs do, without a box to choose it. */
export const InvalidGoods = styled(GoodsList)`
  > li {
    padding-inline-start: calc(20px + var(--mall-space-12));

    ${media.narrow} {
      padding-inline-start: calc(16px + var(--mall-space-12));
    }
  }

  > li > [data-variant='text'] {
    --ink: var(--mall-text-secondary);
  }

  [data-part='name'] {
    word-break: keep-all;
  }
`

/** A line that is read. */
export const Bone = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) minmax(0, 0.6fr);
  gap: var(--mall-space-12) var(--mall-space-24);
  align-items: center;
  padding: var(--mall-space-12) var(--mall-sheet-padding);
`

/** The code, and when it comes: beside each other where there is room. */
export const Facts = styled.small`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--mall-space-8);
  }

  b {
    color: var(--mall-success);
    font-weight: 400;
  }
`

/** What would make it cheaper. */
export const Cheaper = styled.small`
  && {
    color: var(--mall-primary);
  }
`

export const Remark = styled.small`
  overflow-wrap: anywhere;
`

export const EditRemark = styled.button`
  min-inline-size: 24px;
  min-block-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--mall-primary);
  font: inherit;
  cursor: pointer;

  @media (pointer: coarse) {
    min-inline-size: 40px;
  }
`

export const RemarkField = styled.div`
  max-width: 360px;
  margin-block-start: var(--mall-space-8);
`
