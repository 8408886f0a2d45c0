import { Select, type SelectProps } from '@mall/ui/select'
import { media } from '@mall/ui/theme'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import type { SortBy } from './list-query.ts'

export const Toolbar = styled.div`
  display: flex;
  gap: var(--mall-space-12);
  align-items: center;
  min-inline-size: 0;
  border-block-end: 1px solid var(--mall-divider);

  /* Three cells of one line, below the search that stays in sight. */
  ${media.phone} {
    html:has(&&&) {
      scroll-padding-block-start: 120px;
    }

    position: sticky;
    z-index: 10;
    inset-block-start: calc(var(--collapsed-header, 0px) + var(--banner-height, 0px));
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;
    order: -1;
    block-size: 48px;
    margin-block-start: calc(-1 * var(--mall-space-8));
    margin-inline: calc(-1 * var(--mall-page-margin, 0px));
    background: var(--mall-canvas);

    > * + * {
      border-inline-start: 1px solid var(--mall-divider);
    }
  }
`

/** Where there is room, the filters are beside the list. */
export const Filters = styled.button`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  justify-content: center;
  min-block-size: 44px;
  padding: 0 var(--mall-space-12);
  border: 0;
  background: none;
  color: var(--mall-text);
  font: inherit;
  cursor: pointer;

  b {
    color: var(--mall-primary);
    font-variant-numeric: tabular-nums;
  }

  ${media.desk} {
    display: none;
  }
`

/** A phone opens its own list of them. */
export const Order = styled(Select as ComponentType<SelectProps<SortBy>>)`
  display: none;

  ${media.phone} {
    display: inline-flex;
    block-size: 48px;

    > select {
      block-size: 48px;
      border: 0;
      border-radius: 0;
      background: none;
      text-align: center;
      text-align-last: center;
    }
  }
`

export const Choices = styled.div`
  display: flex;
  flex: none;

  &[data-kind='view'] {
    margin-inline-start: auto;
  }

  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--mall-space-4);
    min-height: 44px;
    padding: 0 var(--mall-space-12);
    border: 0;
    background: none;
    color: var(--mall-text-secondary);
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
  }

  button:hover {
    color: var(--mall-primary);
  }

  button[aria-pressed='true'] {
    color: var(--mall-primary);
    font-weight: 600;
  }

  &[data-kind='order'] button[aria-pressed='true'] {
    box-shadow: inset 0 -2px 0 var(--mall-primary);
  }

  /* The cell shows the way to the other one. */
  ${media.phone} {
    &[data-kind='order'] {
      display: none;
    }

    &[data-kind='view'] {
      margin: 0;
    }

    &[data-kind='view'] > button {
      flex: 1;
      color: var(--mall-text);
    }

    &[data-kind='view'] > button[aria-pressed='true'] {
      display: none;
    }
  }
`
