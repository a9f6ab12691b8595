export { DataTable, type DataColumn, type DataSort, type DataTableProps } from './data-table.js';
