-- Live events are our own short messages now (docs/decisions/0016-live-inside-the-transaction.md).
drop table socket_io_attachments;
