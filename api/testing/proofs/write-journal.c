/*
 * Journals what a process does to the files of one folder: every write, truncation, sync, creation and removal, in order, with
 * the bytes. Loaded in front of libc (LD_PRELOAD) by the power-cut proof, which then replays what a disk may have kept.
 *
 * A record: u8 kind, u8 length of name, u32 length of data, u64 offset (all little endian), name, data.
 * Kinds: C created, W written, T truncated (offset is the new size), S synced, D directory synced, U unlinked, A acknowledged.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define FDS 4096
static char *names[FDS];
static int journal = -1;
static const char *folder;
static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void begin(void) {
  folder = getenv("PROOF_FOLDER");
  const char *file = getenv("PROOF_JOURNAL");
  if (folder && file) journal = syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

static void put(const void *bytes, size_t length) {
  const char *at = bytes;
  while (length > 0) {
    long done = syscall(SYS_write, journal, at, length);
    if (done <= 0) abort();
    at += done;
    length -= done;
  }
}

static void note(char kind, const char *name, uint64_t offset, const void *data, uint32_t length) {
  unsigned char head[14];
  uint8_t name_length = (uint8_t)strlen(name);
  head[0] = kind;
  head[1] = name_length;
  memcpy(head + 2, &length, 4);
  memcpy(head + 6, &offset, 8);
  put(head, 14);
  put(name, name_length);
  if (length) put(data, length);
}

/* The name inside the folder, "." for the folder itself, NULL for paths that are not journaled. */
static const char *inside(const char *path) {
  if (journal < 0 || !path) return NULL;
  size_t n = strlen(folder);
  if (strncmp(path, folder, n) != 0) return NULL;
  if (path[n] == 0) return ".";
  if (path[n] != '/') return NULL;
  const char *name = path + n + 1;
  size_t length = strlen(name);
  if (length > 4 && strcmp(name + length - 4, "-shm") == 0) return NULL;
  return strchr(name, '/') || length > 200 ? NULL : name;
}

static const char *name_of(int fd) { return fd >= 0 && fd < FDS ? names[fd] : NULL; }

static void opened(int fd, const char *path, int flags, int existed) {
  if (fd < 0 || fd >= FDS) return;
  free(names[fd]);
  names[fd] = NULL;
  const char *name = inside(path);
  if (!name) return;
  names[fd] = strdup(name);
  pthread_mutex_lock(&one);
  if ((flags & O_CREAT) && !existed) note('C', name, 0, NULL, 0);
  if ((flags & O_TRUNC) && existed) note('T', name, 0, NULL, 0);
  pthread_mutex_unlock(&one);
}

static int real_open(int at, const char *path, int flags, mode_t mode) {
  int existed = inside(path) ? syscall(SYS_faccessat, AT_FDCWD, path, F_OK) == 0 : 1;
  int fd = syscall(SYS_openat, at, path, flags, mode);
  opened(fd, path, flags, existed);
  return fd;
}

#define MODE(flags)                                   \
  mode_t mode = 0;                                    \
  if ((flags) & (O_CREAT | O_TMPFILE)) {              \
    va_list list;                                     \
    va_start(list, flags);                            \
    mode = va_arg(list, mode_t);                      \
    va_end(list);                                     \
  }

int open(const char *path, int flags, ...) { MODE(flags) return real_open(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return real_open(AT_FDCWD, path, flags | O_LARGEFILE, mode); }
int openat(int at, const char *path, int flags, ...) { MODE(flags) return real_open(at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE(flags) return real_open(at, path, flags | O_LARGEFILE, mode); }

int close(int fd) {
  if (fd >= 0 && fd < FDS && names[fd]) {
    free(names[fd]);
    names[fd] = NULL;
  }
  return syscall(SYS_close, fd);
}

static ssize_t written(int fd, const void *data, ssize_t done, int64_t offset) {
  const char *name = name_of(fd);
  if (!name || done <= 0) return done;
  int kept = errno;
  int is_ack = strcmp(name, "acknowledged") == 0;
  pthread_mutex_lock(&one);
  note(is_ack ? 'A' : 'W', name, (uint64_t)offset, data, (uint32_t)done);
  pthread_mutex_unlock(&one);
  errno = kept;
  return done;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
  return written(fd, data, syscall(SYS_pwrite64, fd, data, length, offset), offset);
}
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
  return written(fd, data, syscall(SYS_pwrite64, fd, data, length, offset), offset);
}
ssize_t write(int fd, const void *data, size_t length) {
  if (!name_of(fd)) return syscall(SYS_write, fd, data, length);
  off_t offset = syscall(SYS_lseek, fd, 0, SEEK_CUR);
  return written(fd, data, syscall(SYS_write, fd, data, length), offset);
}
/* The shim does not record these ways of writing, which would make the proof blind: so they must abort. */
ssize_t writev(int fd, const struct iovec *parts, int count) {
  if (name_of(fd)) abort();
  return syscall(SYS_writev, fd, parts, count);
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  if (name_of(fd)) abort();
  return syscall(SYS_pwritev, fd, parts, count, offset, 0);
}

static int noted(char kind, int fd, uint64_t offset, int result) {
  const char *name = name_of(fd);
  if (!name || result != 0) return result;
  pthread_mutex_lock(&one);
  note(kind == 'S' && strcmp(name, ".") == 0 ? 'D' : kind, name, offset, NULL, 0);
  pthread_mutex_unlock(&one);
  return result;
}

int fsync(int fd) { return noted('S', fd, 0, syscall(SYS_fsync, fd)); }
int fdatasync(int fd) { return noted('S', fd, 0, syscall(SYS_fdatasync, fd)); }
int ftruncate(int fd, off_t size) { return noted('T', fd, size, syscall(SYS_ftruncate, fd, size)); }
int ftruncate64(int fd, off64_t size) { return noted('T', fd, size, syscall(SYS_ftruncate, fd, size)); }

int unlink(const char *path) {
  int result = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  const char *name = inside(path);
  if (name && result == 0) {
    pthread_mutex_lock(&one);
    note('U', name, 0, NULL, 0);
    pthread_mutex_unlock(&one);
  }
  return result;
}
