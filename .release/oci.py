"""OCI images in one file: the layout of an image as a tar, with its layers, its configuration, and an index that names it."""

import hashlib
import io
import json
import os
import tarfile

MANIFEST = "application/vnd.oci.image.manifest.v1+json"
CONFIG = "application/vnd.oci.image.config.v1+json"
LAYER = "application/vnd.oci.image.layer.v1.tar+gzip"


def digest(data):
    return "sha256:" + hashlib.sha256(data).hexdigest()


def text(value):
    return json.dumps(value, sort_keys=True, indent=1).encode()


class Image:
    """An image that is in memory."""

    def __init__(self):
        self.blobs = {}

    def add(self, media_type, data):
        """Adds a blob, and gives its descriptor."""
        self.blobs[digest(data)] = data
        return {"mediaType": media_type, "digest": digest(data), "size": len(data)}

    def write(self, path, name, config, layers):
        """Writes the image. `layers` are compressed descriptors; `config` names their uncompressed digests."""
        manifest = {"schemaVersion": 2, "mediaType": MANIFEST, "config": self.add(CONFIG, text(config)), "layers": layers}
        # podman reads the first name, and docker the second.
        names = {"org.opencontainers.image.ref.name": name, "io.containerd.image.name": name}
        index = {"schemaVersion": 2, "manifests": [{**self.add(MANIFEST, text(manifest)), "annotations": names}]}
        files = {"oci-layout": text({"imageLayoutVersion": "1.0.0"}), "index.json": text(index)}
        files.update((os.path.join("blobs", *name.split(":")), data) for name, data in self.blobs.items())
        with tarfile.open(path, "w", format=tarfile.PAX_FORMAT) as archive:
            for name, data in sorted(files.items()):
                archive.addfile(member(name, size=len(data)), io.BytesIO(data))


def member(name, size=0, mode=0o644, kind=tarfile.REGTYPE, time=0, owner=0, target=""):
    """A file of a tar that says nothing of the machine where it was made."""
    found = tarfile.TarInfo(name)
    found.size, found.mode, found.type, found.mtime, found.uid, found.gid, found.linkname = size, mode, kind, time, owner, owner, target
    return found


def read(path):
    """The name, the manifest, the configuration and the layers of an image. Each blob has to have the digest that names it."""
    with tarfile.open(path) as archive:

        def blob(descriptor):
            data = archive.extractfile(os.path.join("blobs", *descriptor["digest"].split(":"))).read()
            if digest(data) != descriptor["digest"] or len(data) != descriptor["size"]:
                raise ValueError(f"{path}: the blob {descriptor['digest']} has other bytes")
            return data

        index = json.load(archive.extractfile("index.json"))
        (found,) = index["manifests"]
        manifest = json.loads(blob(found))
        layers = [blob(layer) for layer in manifest["layers"]]
        return found["annotations"]["org.opencontainers.image.ref.name"], manifest, json.loads(blob(manifest["config"])), layers


def unpack(path, folder):
    """Unpacks the layers into a folder, and gives the name and the configuration. The owners of files come along if root does it."""
    name, _, config, layers = read(path)
    for layer in layers:
        with tarfile.open(fileobj=io.BytesIO(layer), mode="r:gz") as archive:
            archive.extractall(folder, numeric_owner=True)
    return name, config
